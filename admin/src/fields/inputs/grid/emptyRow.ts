import type { Field, Fields } from '@coop/domain';

/** A row in which nobody has written yet. */
export const emptyRow = (columns: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries<Field>(columns).map(([name, { initial }]) => [name, initial ?? null]));
