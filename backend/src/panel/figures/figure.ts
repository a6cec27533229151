import type { Figure as Answer } from '@coop/domain/answers';

/** How many rows a list has under a filter, and what that means. The filter is in the words of the section's list. */
export type Figure = Pick<Answer, 'clave' | 'etiqueta' | 'tono'> & { filtro: Readonly<Record<string, unknown>> };

/** Who looks, and when. */
export type Moment = {
  uid: string;
  /** The day in La Paz. */
  today: string;
  /** The latest day after which more than two business days have passed. */
  staleSince: string;
};
