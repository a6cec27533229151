/** Recurrence of an obligation. */
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

/** Evidence that a period's obligation is fulfilled: rows of the section's list, or an audit log event. */
export type FulfilmentProof =
  | { readonly filtro: Readonly<Record<string, unknown>> }
  | { readonly accion: string; readonly registro: string };

/** Returns the evidence for a period; undefined where the section cannot show it. */
export type Fulfilment = (period: Period) => FulfilmentProof | undefined;
