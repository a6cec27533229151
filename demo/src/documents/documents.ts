import { makeDocument } from '@coop/backend/cases';
import type { Entidad } from '@coop/domain/entidad';

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

/** Renders the document as an A4 PDF with the issuer's name and the demonstration mark. */
export function makePdf(
  { titulo, detalle, parrafos, tabla: [columnas, ...filas] = [] }: Document,
  issuer: Entidad,
): Promise<Buffer> {
  const paper = {
    title: titulo,
    issuer,
    beside: ['Documento de demostración'],
    foot: 'Documento de demostración: los nombres, las fechas y las cifras son ejemplos sin valor legal ni contable.',
  };
  return makeDocument(paper, [
    { type: 'title', text: titulo },
    { type: 'subtitle', text: detalle },
    ...parrafos.map((text) => ({ type: 'paragraph' as const, text })),
    ...(columnas ? [{ type: 'table' as const, figures: { columnas, filas } }] : []),
  ]);
}
