/** Returns the id of an input by its name. The error summary links to it. */
export const idOf = (name: string): string => `campo-${name.replaceAll('.', '-')}`;
