export const fileTypes = {
  pdf: { label: 'PDF', mime: 'application/pdf', endings: ['.pdf'] },
  jpg: { label: 'JPG', mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { label: 'PNG', mime: 'image/png', endings: ['.png'] },
  webp: { label: 'WebP', mime: 'image/webp', endings: ['.webp'] },
  csv: { label: 'CSV', mime: 'text/csv', endings: ['.csv'] },
} as const;

export type FileType = keyof typeof fileTypes;

/** Formats file types: «PDF, JPG o PNG». */
export const formatFileTypes = (types: readonly FileType[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(types.map((type) => fileTypes[type].label));

/** Returns the `accept` attribute: phones match by media type, browsers by extension. */
export const acceptOf = (types: readonly FileType[]): string =>
  types.flatMap((type) => [fileTypes[type].mime, ...fileTypes[type].endings]).join(',');

/** The image library has no HEIC decoder, because of its patents. */
export const HEIC_REFUSED = 'No podemos leer fotos HEIC. Guárdela como JPG y envíela de nuevo.';
