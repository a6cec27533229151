const mimes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  csv: 'text/csv',
};

/** What a file picker offers, by the endings that a field takes. */
export const acceptedBy = (types: readonly string[]): string => types.map((type) => mimes[type]).join(',');

/** «PDF de hasta 10 MB.» */
export const limitsOf = (types: readonly string[], megabytes: number): string =>
  `${types.map((type) => type.toUpperCase()).join(', ')} de hasta ${megabytes} MB.`;
