/** Id of the input of that name, where the links of the summary of errors lead. */
export const idOf = (name: string): string => `campo-${name.replaceAll('.', '-')}`;
