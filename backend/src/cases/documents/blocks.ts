/** Label and value; those without a value are left out. */
export type Pairs = readonly (readonly [etiqueta: string, valor: string | null | undefined])[];

/** A table; columns of figures alone are aligned at their right. */
export type Figures = { columnas: readonly string[]; filas: readonly (readonly string[])[] };

/** Name and position of who signs. */
export type Signature = { nombre: string; cargo: string };

/** Parts of a document, as data. Texts are plain and may hold line breaks. */
export type Block =
  | { type: 'place' | 'title' | 'subtitle' | 'heading' | 'paragraph'; text: string }
  | { type: 'facts'; pairs: Pairs }
  | { type: 'table'; figures: Figures }
  /** An address as a QR code beside its text, with the words that introduce it. */
  | { type: 'code'; address: string; text: string }
  | { type: 'signatures'; signatures: readonly Signature[] };
