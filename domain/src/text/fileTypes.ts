/** Kinds of files that fields may take; endings as file pickers read them. */
export const fileTypes = {
  pdf: { label: 'PDF', mime: 'application/pdf', endings: ['.pdf'] },
  jpg: { label: 'JPG', mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { label: 'PNG', mime: 'image/png', endings: ['.png'] },
  webp: { label: 'WebP', mime: 'image/webp', endings: ['.webp'] },
  csv: { label: 'CSV', mime: 'text/csv', endings: ['.csv'] },
} as const;

export type FileType = keyof typeof fileTypes;

/** «PDF, JPG o PNG». */
export const fileTypesInWords = (types: readonly FileType[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(types.map((type) => fileTypes[type].label));

/** The types as the `accept` of a file picker; telephones know some by their media type, browsers others by their ending. */
export const acceptOf = (types: readonly FileType[]): string =>
  types.flatMap((type) => [fileTypes[type].mime, ...fileTypes[type].endings]).join(',');

/** The library that reads pictures has no decoder for it, whose patents are not free. */
export const HEIC_REFUSED = 'No podemos leer fotos HEIC. Guárdela como JPG y envíela de nuevo.';
