/** Pairs of label and value; pairs without a value are omitted. */
export type Pairs = readonly (readonly [etiqueta: string, valor: string | null | undefined])[];

/** A table; numeric columns are right-aligned. */
export type Figures = { columnas: readonly string[]; filas: readonly (readonly string[])[] };

/** Name and position of a signatory. */
export type Signature = { nombre: string; cargo: string };

/** Parts of a document, as data. Texts are plain and may contain line breaks. */
export type Block =
  | { type: 'place' | 'title' | 'subtitle' | 'heading' | 'paragraph'; text: string }
  | { type: 'facts'; pairs: Pairs }
  | { type: 'table'; figures: Figures }
  /** A URL as a QR code, with its introduction and the URL beside it. */
  | { type: 'code'; address: string; text: string }
  | { type: 'signatures'; signatures: readonly Signature[] };
