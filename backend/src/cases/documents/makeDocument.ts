import { buffer } from 'node:stream/consumers';
import type { Entidad } from '@coop/domain/entidad';
import { documentFonts } from './documentFonts.js';
import { type Ink, inkOf } from './inkOf.js';

const MARGIN = 60;

export type Paper = {
  /** What the document is, for readers and their tabs. */
  title: string;
  /** Whose letterhead it has. */
  issuer: Pick<Entidad, 'nombre' | 'colores' | 'motivo'>;
  /** In the place of the name, as PNG. */
  logo?: Buffer | undefined;
  /** Beside the name, one line each. */
  beside: readonly string[];
  /** At the foot of each page. */
  foot: string;
};

/** An A4 document on letterhead, its pages numbered. `write` has the fonts `regular` and `bold`, and starts in `regular`. */
export async function makeDocument(paper: Paper, write: (pdf: PDFKit.PDFDocument, ink: Ink) => void): Promise<Buffer> {
  const ink = inkOf(paper.issuer);
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 120, bottom: 90, left: MARGIN, right: MARGIN },
    info: { Title: paper.title, Author: paper.issuer.nombre },
    lang: 'es-BO',
    displayTitle: true,
    bufferPages: true,
  });
  for (const [name, font] of Object.entries(await documentFonts())) pdf.registerFont(name, font);
  pdf.font('regular', 10.5).fillColor(ink.text);
  write(pdf, ink);
  // Drawn last: done as each page starts, it would change the type of the paragraph that goes on there.
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    dress(pdf, paper, ink, `Página ${page + 1} de ${count}`);
  }
  pdf.end();
  return buffer(pdf);
}

function dress(pdf: PDFKit.PDFDocument, { issuer, logo, beside, foot }: Paper, ink: Ink, pageNumber: string) {
  const { width, height, margins } = pdf.page;
  // Text in the margins would otherwise start a page of its own.
  Object.assign(pdf.page, { margins: { ...margins, top: 0, bottom: 0 } });
  const inner = width - 2 * MARGIN;
  pdf.rect(0, 0, width, 14).fill(ink.band);
  if (issuer.motivo === 'aguayo')
    for (let x = 12; x < width; x += 26) pdf.polygon([x, 2], [x + 5, 7], [x, 12], [x - 5, 7]).fill(ink.mark);
  if (logo) pdf.image(logo, MARGIN, 30, { fit: [inner / 2, 44], valign: 'center' });
  else
    pdf
      .font('bold', 13)
      .fillColor(ink.band)
      .text(issuer.nombre, MARGIN, 44, { width: inner / 2 });
  pdf.font('regular', 8.5).fillColor(ink.soft);
  pdf.text(beside.join('\n'), MARGIN, 42, { width: inner, align: 'right' });
  pdf
    .moveTo(MARGIN, 82)
    .lineTo(width - MARGIN, 82)
    .lineWidth(0.5)
    .stroke(ink.line);
  pdf.text(foot, MARGIN, height - 60, { width: inner, align: 'center' });
  pdf.text(pageNumber, MARGIN, height - 40, { width: inner, align: 'center' });
  Object.assign(pdf.page, { margins });
}
