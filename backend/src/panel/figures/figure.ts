/** How much a figure presses: late, soon, somebody's turn, or only good to know. */
export const tonos = ['urgente', 'pronto', 'pendiente', 'referencia'] as const;
export type Tono = (typeof tonos)[number];

/** How many rows a list has under a filter, and what that means. The filter is in the words of the section's list. */
export type Figure = { clave: string; etiqueta: string; tono: Tono; filtro: Readonly<Record<string, unknown>> };

/** Who looks, and when. */
export type Moment = {
  uid: string;
  /** The day in La Paz. */
  today: string;
  /** The latest day after which more than two business days have passed. */
  staleSince: string;
};
