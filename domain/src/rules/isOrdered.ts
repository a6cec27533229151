type Limit = string | number | null | undefined;
const isOpen = (limit: Limit) => limit === null || limit === undefined;

/** Whether a lower limit is not above an upper one; a limit that is missing is open. Decimal strings are numbers. */
export const isOrdered = (lower: Limit, upper: Limit): boolean =>
  isOpen(lower) || isOpen(upper) || Number(lower) <= Number(upper);
