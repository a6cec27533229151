/** Id of the input of that name, where the links of the summary of errors lead. */
export const idDe = (nombre: string): string => `campo-${nombre.replaceAll('.', '-')}`;
