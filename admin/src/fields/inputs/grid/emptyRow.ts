import type { Field, Fields } from '@coop/domain';

/** Returns a new row with each column's initial value or null. */
export const emptyRow = (columns: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries<Field>(columns).map(([name, { initial }]) => [name, initial ?? null]));
