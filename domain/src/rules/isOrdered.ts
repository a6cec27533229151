type Limit = string | number | null | undefined;
const isOpen = (limit: Limit) => limit === null || limit === undefined;

/** Whether a lower limit is at most an upper one; a missing limit is open. Decimal strings compare as numbers. */
export const isOrdered = (lower: Limit, upper: Limit): boolean =>
  isOpen(lower) || isOpen(upper) || Number(lower) <= Number(upper);
