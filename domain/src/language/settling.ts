/** How often something is due. */
export const periodicidades = {
  mensual: 'Mensual',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
  anual: 'Anual',
  unica: 'Una sola vez',
} as const;

export type Periodicidad = keyof typeof periodicidades;

/** What something is due of, from its first day to its last; of what is due once, that day. */
export type Period = { readonly periodicidad: Periodicidad; readonly desde: string; readonly hasta: string };

/** Where it shows that what was due of a period is done: rows of the section's list, or an event of its history. */
export type Proof =
  | { readonly filtro: Readonly<Record<string, unknown>> }
  | { readonly accion: string; readonly registro: string };

/** How a section shows it of a period; undefined where it can't. */
export type Settling = (period: Period) => Proof | undefined;
