import type { AnySection } from '@coop/domain';

/** A list of more rows is for a file, or for another system. */
export const MOST_ON_A_SCREEN = 100;

/** Whether so many rows of what people sent leave as an export does. */
export const takesOut = ({ kind }: AnySection, rows: number): boolean =>
  kind === 'submission' && rows > MOST_ON_A_SCREEN;
