import { formatDate } from '../../text/format.js';

const NUMBERS =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );

/** Formats a term in legal wording, up to 30 days: «cinco (5) días hábiles administrativos». */
export const formatLegalTerm = (days: number): string =>
  `${NUMBERS[days - 1]} (${days}) ${days === 1 ? 'día hábil administrativo' : 'días hábiles administrativos'}`;

/**
 * Returns the regulation's sentence that a complaint receipt must carry verbatim.
 * @param received the reception day of a complaint registered later, for which «mañana» would be wrong
 */
export const legalDeadline = (days: number, received?: string): string =>
  `En el plazo de ${formatLegalTerm(days)} a partir del día ${received ? `siguiente al ${formatDate(received)}` : 'de mañana'}, usted puede apersonarse por la ` +
  'Entidad Financiera a recoger su carta de respuesta';
