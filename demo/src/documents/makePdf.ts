import { makeDocument } from '@coop/backend/cases';
import type { Entidad } from '@coop/domain/entidad';
import type { Document } from './pdf.js';

/** The document as an A4 PDF with the name of whoever issues it and the mark of a demonstration. */
export function makePdf({ titulo, detalle, parrafos, tabla }: Document, issuer: Entidad): Promise<Buffer> {
  const paper = {
    title: titulo,
    issuer,
    beside: ['Documento de demostración'],
    foot: 'Documento de demostración: los nombres, las fechas y las cifras son ejemplos sin valor legal ni contable.',
  };
  return makeDocument(paper, (pdf, ink) => {
    pdf.font('bold', 20).text(titulo, { lineGap: 2 });
    pdf.moveDown(0.3).font('regular', 11).fillColor(ink.title).text(detalle);
    pdf.moveDown(1).fillColor(ink.text);
    for (const parrafo of parrafos) pdf.text(parrafo, { lineGap: 3 }).moveDown(0.7);
    if (!tabla) return;
    pdf.moveDown(0.4).fontSize(9.5);
    pdf.table({
      rowStyles: (row) => ({
        border: [0, 0, 0.5, 0],
        borderColor: ink.line,
        padding: 5,
        ...(row === 0 && { backgroundColor: ink.fill, font: { src: 'bold' } }),
      }),
      data: tabla.map((row) => [...row]),
    });
  });
}
