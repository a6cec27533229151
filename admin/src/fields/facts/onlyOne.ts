/**
 * Returns a filter's value for a single-value input. A link may filter by several values, which the input shows as
 * empty.
 */
export const onlyOne = (value: unknown) => (Array.isArray(value) ? '' : (value ?? ''));
