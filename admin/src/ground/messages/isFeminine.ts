/** Guesses a noun's gender: «consulta», «solicitud de crédito», «novedad» are feminine. */
export const isFeminine = (name: string): boolean => /(a|ión|d)$/i.test(name.split(' ')[0] ?? '');

/** Returns the section's plural noun, or «registros» for a collective name: avoids «3 auditoría». */
export const pluralOf = (many: string): string => (/^\S*s( .*s)?$/.test(many) ? many.toLowerCase() : 'registros');
