import { monthlyReportName } from '../reclamos/monthlyReportName.js';

export const periodicidades = {
  mensual: 'Mensual',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
  anual: 'Anual',
  unica: 'Una sola vez',
} as const;

export type Periodicidad = keyof typeof periodicidades;

/** Period of an obligation, from its first to its last day; for a one-time obligation, its day. */
export type Period = { readonly periodicidad: Periodicidad; readonly desde: string; readonly hasta: string };
type Recurring = Period & { readonly periodicidad: Exclude<Periodicidad, 'unica'> };

/** Evidence that a period's obligation is fulfilled: rows of the section's list, or an audit log event. */
export type FulfilmentProof =
  | { readonly filtro: Readonly<Record<string, unknown>> }
  | { readonly accion: string; readonly registro: string };

/** Statement types that close a period of each length; longer ones also close the shorter periods within them. */
const spanning = {
  mensual: ['mensual', 'trimestral', 'semestral', 'anual_auditado'],
  trimestral: ['trimestral', 'semestral', 'anual_auditado'],
  semestral: ['semestral', 'anual_auditado'],
  anual: ['anual_auditado'],
} as const;

const published = (filter: object) => ({ filtro: { estado: 'publicado', ...filter } });
const yearOf = (day: string) => Number(day.slice(0, 4));

export const fulfilments: Readonly<Record<string, (period: Recurring) => FulfilmentProof | undefined>> = {
  'institucional/boletines-informativos': ({ periodicidad, desde, hasta }) =>
    periodicidad === 'anual'
      ? undefined
      : published({ periodicidad, fechaEdicion_desde: desde, fechaEdicion_hasta: hasta }),
  'institucional/coeficiente-adecuacion-patrimonial': ({ hasta }) =>
    published({ fechaCorte_desde: hasta, fechaCorte_hasta: hasta }),
  'institucional/estados-financieros': ({ periodicidad, hasta }) =>
    published({ fechaCorte_desde: hasta, fechaCorte_hasta: hasta, tipo: spanning[periodicidad] }),
  'institucional/memorias-institucionales': ({ periodicidad, hasta }) =>
    periodicidad === 'anual' ? published({ gestion: yearOf(hasta) }) : undefined,
  'institucional/responsabilidad-social-empresarial': ({ periodicidad, hasta }) =>
    periodicidad === 'anual' ? published({ tipo: 'informe_anual', gestion: yearOf(hasta) }) : undefined,
  'institucional/tarifario': ({ desde, hasta }) => published({ vigenteDesde_desde: desde, vigenteDesde_hasta: hasta }),
  'contactanos/reclamos': ({ periodicidad, hasta }) =>
    periodicidad === 'mensual' ? { accion: 'presentar', registro: monthlyReportName(hasta.slice(0, 7)) } : undefined,
};

/** Returns the evidence for a period; undefined where the section cannot show it. */
export const fulfilmentOf = (seccion: string, period: Period): FulfilmentProof | undefined =>
  period.periodicidad === 'unica'
    ? undefined
    : fulfilments[seccion]?.({ ...period, periodicidad: period.periodicidad });
