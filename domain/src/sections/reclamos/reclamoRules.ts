import { cents } from '../../amounts/amounts.js';
import { dayInLaPaz } from '../../calendar/days.js';
import { formatDate, formatMoney } from '../../text/format.js';

type WorkedComplaint = {
  estado?: string;
  resultado?: string | null;
  moneda?: string;
  montoComprometido?: string | null;
  montoRestituido?: string | null;
  restitucionConfirmada?: boolean | null;
  restituidoEn?: string | null;
  fechaLimite?: string | null;
  ampliadoHasta?: string | null;
  ampliacionComunicadaEn?: string | null;
  asfiComunicadoEn?: string | null;
  fechaRecepcion?: string | null;
  respondidoEn?: string | null;
  dictamen?: string | null;
};

const mustRestore = ({ estado, resultado, montoComprometido }: WorkedComplaint) =>
  estado === 'cerrado' && ['favorable', 'parcial'].includes(resultado ?? '') && Number(montoComprometido ?? 0) > 0;

const receptionDate = ({ fechaRecepcion }: WorkedComplaint) => fechaRecepcion ?? undefined;
const answerDate = ({ respondidoEn }: WorkedComplaint) => (respondidoEn ? dayInLaPaz(respondidoEn) : undefined);

/** Rule: a date is not before another. Only in `inState`, since older rows must still accept later orders. */
const notBefore = <K extends string>(
  field: K,
  inState: (row: WorkedComplaint) => boolean,
  earliest: (row: WorkedComplaint) => string | undefined,
  formatMessage: (day: string) => string,
) => ({
  field,
  message: (row: WorkedComplaint) => formatMessage(formatDate(earliest(row) ?? '')),
  holds: (row: WorkedComplaint & Readonly<Partial<Record<K, unknown>>>) => {
    const [day, first] = [row[field], earliest(row)];
    return !inState(row) || !day || !first || String(day) >= first;
  },
});

const isExtended = ({ estado }: WorkedComplaint) => estado === 'ampliado';
const isClosed = ({ estado }: WorkedComplaint) => estado === 'cerrado';
const isClosedByAnswer = ({ estado, dictamen }: WorkedComplaint) => estado === 'cerrado' && !dictamen;
const isElevated = ({ estado }: WorkedComplaint) => estado === 'segunda_instancia';

/** Validation rules of complaint processing. Deadline rules need the holidays and are defined with them. */
export const reclamoRules = [
  {
    field: 'montoRestituido',
    message: ({ moneda, montoComprometido }: WorkedComplaint) =>
      `No se puede cerrar: registre la restitución de ${formatMoney(montoComprometido ?? '0', moneda)}`,
    holds: (row: WorkedComplaint) => !mustRestore(row) || Number(row.montoRestituido ?? 0) > 0,
  },
  {
    field: 'restituidoEn',
    message: 'No se puede cerrar: registre la fecha de la restitución',
    holds: (row: WorkedComplaint) => !mustRestore(row) || Boolean(row.restituidoEn),
  },
  {
    field: 'restitucionConfirmada',
    message: ({ moneda, montoComprometido }: WorkedComplaint) =>
      `Se restituyó más que los ${formatMoney(montoComprometido ?? '0', moneda)} comprometidos: revise el monto o confirme que es correcto`,
    holds: (row: WorkedComplaint) =>
      !isClosed(row) ||
      row.restitucionConfirmada === true ||
      !row.montoRestituido ||
      !row.montoComprometido ||
      cents(row.montoRestituido) <= cents(row.montoComprometido),
  },
  {
    field: 'ampliadoHasta',
    message: 'El plazo ampliado debe terminar después de la fecha límite',
    holds: ({ ampliadoHasta, fechaLimite }: WorkedComplaint) =>
      !ampliadoHasta || !fechaLimite || ampliadoHasta > fechaLimite,
  },
  {
    field: 'ampliacionComunicadaEn',
    message: 'La ampliación se comunica antes de que venza el plazo',
    // A second extension, reported to ASFI, is communicated within the first.
    holds: ({ estado, ampliacionComunicadaEn, fechaLimite, asfiComunicadoEn }: WorkedComplaint) =>
      estado !== 'ampliado' ||
      !ampliacionComunicadaEn ||
      !fechaLimite ||
      Boolean(asfiComunicadoEn) ||
      ampliacionComunicadaEn <= fechaLimite,
  },
  notBefore(
    'ampliacionComunicadaEn',
    isExtended,
    receptionDate,
    (day) => `La ampliación no pudo comunicarse antes de recibirse el reclamo, el ${day}`,
  ),
  notBefore(
    'asfiComunicadoEn',
    isExtended,
    receptionDate,
    (day) => `No pudo comunicarse a ASFI antes de recibirse el reclamo, el ${day}`,
  ),
  // Compares with the reception, not the answer: an answer handed over before its registration keeps its real date.
  notBefore(
    'entregadoEn',
    isClosedByAnswer,
    receptionDate,
    (day) => `La respuesta no pudo entregarse antes de recibirse el reclamo, el ${day}`,
  ),
  notBefore(
    'restituidoEn',
    isClosed,
    receptionDate,
    (day) => `La restitución no pudo hacerse antes de recibirse el reclamo, el ${day}`,
  ),
  notBefore(
    'segundaInstanciaEn',
    isElevated,
    answerDate,
    (day) => `La segunda instancia no puede ser anterior a la respuesta, del ${day}`,
  ),
] as const;
