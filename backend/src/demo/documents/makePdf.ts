import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '../pictures/tones.js';
import type { Document } from './pdf.js';

const MARGIN = 60;
/** Tables alone go on after a page is full. */
const TABLE_SIZE = 9.5;

/** The document as an A4 PDF with the name of whoever issues it and the mark of a demonstration. */
export function makePdf({ titulo, detalle, parrafos, tabla }: Document, issuer: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 120, bottom: 90, left: MARGIN, right: MARGIN },
    info: { Title: titulo, Author: issuer },
    lang: 'es-BO',
    displayTitle: true,
  });
  letterhead(pdf, issuer);
  pdf.on('pageAdded', () => letterhead(pdf, issuer));
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(brand.ink).text(titulo, { lineGap: 2 });
  pdf.moveDown(0.3).font('Helvetica').fontSize(11).fillColor(brand.wine).text(detalle);
  pdf.moveDown(1).fillColor(brand.ink).fontSize(11);
  for (const parrafo of parrafos) pdf.text(parrafo, { lineGap: 3 }).moveDown(0.7);
  if (tabla) {
    pdf.moveDown(0.4).fontSize(TABLE_SIZE);
    pdf.table({
      rowStyles: (row) => ({
        border: [0, 0, 0.5, 0],
        borderColor: '#e6dccd',
        padding: 5,
        ...(row === 0 && { backgroundColor: brand.mist, font: { src: 'Helvetica-Bold' } }),
      }),
      data: tabla.map((row) => [...row]),
    });
  }
  pdf.end();
  return buffer(pdf);
}

function letterhead(pdf: PDFKit.PDFDocument, issuer: string) {
  const { width, height, margins } = pdf.page;
  // What stands in the margins would otherwise start a page of its own.
  Object.assign(pdf.page, { margins: { ...margins, top: 0, bottom: 0 } });
  pdf.rect(0, 0, width, 14).fill(brand.crimson);
  for (let x = 12; x < width; x += 26) pdf.polygon([x, 2], [x + 5, 7], [x, 12], [x - 5, 7]).fill(brand.gold);
  pdf.font('Helvetica-Bold').fontSize(13).fillColor(brand.crimson).text(issuer, MARGIN, 48);
  pdf.font('Helvetica').fontSize(8.5).fillColor('#5b4f47');
  pdf.text('Documento de demostración', MARGIN, 52, { width: width - 2 * MARGIN, align: 'right' });
  pdf
    .moveTo(MARGIN, 76)
    .lineTo(width - MARGIN, 76)
    .lineWidth(0.5)
    .stroke('#e6dccd');
  pdf.text(
    'Documento de demostración: los nombres, las fechas y las cifras son ejemplos sin valor legal ni contable.',
    MARGIN,
    height - 56,
    { width: width - 2 * MARGIN, align: 'center' },
  );
  Object.assign(pdf.page, { margins });
  pdf.fontSize(TABLE_SIZE).fillColor(brand.ink);
  pdf.x = margins.left;
  pdf.y = margins.top;
}
