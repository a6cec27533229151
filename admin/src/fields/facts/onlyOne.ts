/** What an input for one value shows of a filter: a link may ask for several, which the list says, or for none. */
export const onlyOne = (value: unknown) => (Array.isArray(value) ? '' : (value ?? ''));
