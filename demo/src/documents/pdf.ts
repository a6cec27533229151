/** A short demonstration document. `tabla`: the first row has the headings. */
export type Document = {
  titulo: string;
  /** Subtitle: the date, number or period. */
  detalle: string;
  parrafos: readonly string[];
  tabla?: readonly (readonly string[])[];
};

/** Encodes a document as a placeholder in a draft, until it is rendered and stored. */
export const pdf = (titulo: string, detalle: string, parrafos: readonly string[], tabla?: Document['tabla']): string =>
  JSON.stringify({ titulo, detalle, parrafos, ...(tabla && { tabla }) } satisfies Document);
