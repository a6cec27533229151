/** Returns the section's plural noun, or «registros» for a collective name: avoids «3 auditoría». */
export const severalOf = (many: string): string => (/^\S*s( .*s)?$/.test(many) ? many.toLowerCase() : 'registros');
