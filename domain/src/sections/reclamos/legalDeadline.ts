import { formatDate } from '../../text/format.js';

const NUMBERS =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );

/** A term as norms write it, up to 30 days: «cinco (5) días hábiles administrativos». */
export const termInWords = (days: number): string =>
  `${NUMBERS[days - 1]} (${days}) ${days === 1 ? 'día hábil administrativo' : 'días hábiles administrativos'}`;

/**
 * Sentence of the norm that the proof of a complaint must carry to the letter.
 * @param received the day of reception of a complaint registered later, for which «mañana» would be another day
 */
export const legalDeadline = (days: number, received?: string): string =>
  `En el plazo de ${termInWords(days)} a partir del día ${received ? `siguiente al ${formatDate(received)}` : 'de mañana'}, usted puede apersonarse por la ` +
  'Entidad Financiera a recoger su carta de respuesta';
