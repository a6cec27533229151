import { canales, formatDate, formatLongDate, formatMoney, type Row, type sections } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { legalDeadline, termInWords } from '@coop/domain/sections/reclamos/legalDeadline';
import { resultadosReclamo } from '@coop/domain/sections/reclamos/resultadosReclamo';
import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';
import { deadlineInWords } from '../../cases/deadlines/deadlineInWords.js';
import { receivedEarlier } from '../../cases/deadlines/receivedEarlier.js';
import type { Signature } from '../../cases/documents/blocks.js';
import type { Letter } from '../../cases/documents/makeLetter.js';

export type Complaint = Row<(typeof sections)['contactanos/reclamos']>;
export type Answered = Complaint & { respuesta: string; respondidoEn: string };

export const isAnswered = (row: Complaint): row is Answered => Boolean(row.respuesta && row.respondidoEn);

/**
 * The letter that answers a complaint: what was asked, what is answered, and where to go next.
 * @param appealDays business days to go there, where the norm says them
 */
export function answerLetter(
  row: Answered,
  firma: Signature | undefined,
  { nombre, defensoria }: Entidad,
  appealDays: number | null,
): Letter {
  const registered = row.fechaRegistro ?? dayInLaPaz(row.creadoEn);
  const received = formatLongDate(row.fechaRecepcion);
  const within = appealDays ? `, en el plazo de ${termInWords(appealDays)},` : '';
  return {
    titulo: 'Carta de respuesta',
    codigo: `Reclamo N° ${row.codigo}`,
    fecha: dayInLaPaz(row.respondidoEn),
    datos: [
      ['Reclamante', nombreCompleto(row)],
      ['Representante legal', row.representanteLegal],
      ['Fecha de recepción', `${received} (${canales[row.canal].toLowerCase()})`],
      ['Fecha de registro', formatLongDate(registered)],
      ['Fecha límite', deadlineInWords(row, 'fechaLimite')],
      ['Plazo ampliado hasta', deadlineInWords(row, 'ampliadoHasta')],
      ['Resultado', row.resultado && resultadosReclamo[row.resultado]],
      ['Monto restituido', row.montoRestituido && formatMoney(row.montoRestituido, row.moneda)],
      ['Fecha de la restitución', row.restituidoEn && formatDate(row.restituidoEn)],
    ],
    parrafos: [
      `${row.tipoPersona === 'juridica' ? 'Señores' : 'Señor(a)'} ${nombreCompleto(row)}:`,
      `En respuesta a su reclamo N° ${row.codigo}, recibido el ${formatDate(row.fechaRecepcion)} en el Punto de Reclamo de ${nombre}, le comunicamos lo siguiente:`,
      row.respuesta,
      ...(row.plazoDias
        ? [`Al registrar su reclamo se le informó: «${legalDeadline(row.plazoDias, receivedEarlier(row))}».`]
        : []),
      `Si no está de acuerdo con esta respuesta, puede acudir${within} en segunda instancia a la ${defensoria.nombre}, línea gratuita ${defensoria.telefono}, con esta carta y su número de reclamo. La atención es gratuita.`,
      'Atentamente,',
    ],
    firmas: firma ? [firma] : [],
  };
}
