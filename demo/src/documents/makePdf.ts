import { makeDocument } from '@coop/backend/cases';
import type { Entidad } from '@coop/domain/entidad';
import type { Document } from './pdf.js';

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
