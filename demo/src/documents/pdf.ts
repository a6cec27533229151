/** A small document of the demonstration. `tabla`: first row, the headings. */
export type Document = {
  titulo: string;
  /** Under the title: the date, the number, the period. */
  detalle: string;
  parrafos: readonly string[];
  tabla?: readonly (readonly string[])[];
};

/** A document, as the text that stands for it in a draft until it is made and stored. */
export const pdf = (titulo: string, detalle: string, parrafos: readonly string[], tabla?: Document['tabla']): string =>
  JSON.stringify({ titulo, detalle, parrafos, ...(tabla && { tabla }) } satisfies Document);
