import { formatMoney } from '../../text/format.js';

type Worked = {
  estado?: string;
  resultado?: string | null;
  moneda?: string;
  montoComprometido?: string | null;
  montoRestituido?: string | null;
  restituidoEn?: string | null;
  fechaLimite?: string | null;
  ampliadoHasta?: string | null;
  ampliacionComunicadaEn?: string | null;
  asfiComunicadoEn?: string | null;
};

const mustRestore = ({ estado, resultado, montoComprometido }: Worked) =>
  estado === 'cerrado' && ['favorable', 'parcial'].includes(resultado ?? '') && Number(montoComprometido ?? 0) > 0;

/** Rules on how a complaint is worked. Those on its deadline need the holidays and stand beside them. */
export const reclamoRules = [
  {
    field: 'montoRestituido',
    message: ({ moneda, montoComprometido }: Worked) =>
      `No se puede cerrar: registre la restitución de ${formatMoney(montoComprometido ?? '0', moneda)}`,
    holds: (row: Worked) => !mustRestore(row) || Number(row.montoRestituido ?? 0) > 0,
  },
  {
    field: 'restituidoEn',
    message: 'No se puede cerrar: registre la fecha de la restitución',
    holds: (row: Worked) => !mustRestore(row) || Boolean(row.restituidoEn),
  },
  {
    field: 'ampliadoHasta',
    message: 'El plazo ampliado debe terminar después de la fecha límite',
    holds: ({ ampliadoHasta, fechaLimite }: Worked) => !ampliadoHasta || !fechaLimite || ampliadoHasta > fechaLimite,
  },
  {
    field: 'ampliacionComunicadaEn',
    message: 'La ampliación se comunica antes de que venza el plazo',
    // A second extension, which ASFI is told of, is communicated within the first.
    holds: ({ estado, ampliacionComunicadaEn, fechaLimite, asfiComunicadoEn }: Worked) =>
      estado !== 'ampliado' ||
      !ampliacionComunicadaEn ||
      !fechaLimite ||
      Boolean(asfiComunicadoEn) ||
      ampliacionComunicadaEn <= fechaLimite,
  },
] as const;
