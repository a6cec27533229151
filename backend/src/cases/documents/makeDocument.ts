import { buffer } from 'node:stream/consumers';
import { documentFonts } from './documentFonts.js';
import { ink } from './ink.js';

const MARGIN = 60;

export type Paper = {
  /** What the document is, for readers and their tabs. */
  title: string;
  /** Whose letterhead it has. */
  issuer: string;
  /** Beside the name, one line each. */
  beside: readonly string[];
  /** At the foot of each page. */
  foot: string;
};

/** An A4 document on letterhead, its pages numbered. `write` has the fonts `regular` and `bold`, and starts in `regular`. */
export async function makeDocument(paper: Paper, write: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 120, bottom: 90, left: MARGIN, right: MARGIN },
    info: { Title: paper.title, Author: paper.issuer },
    lang: 'es-BO',
    displayTitle: true,
    bufferPages: true,
  });
  for (const [name, bytes] of Object.entries(documentFonts)) pdf.registerFont(name, bytes);
  pdf.font('regular', 10.5).fillColor(ink.text);
  write(pdf);
  // Drawn last: done as each page starts, it would change the type of the paragraph that goes on there.
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    dress(pdf, paper, `Página ${page + 1} de ${count}`);
  }
  pdf.end();
  return buffer(pdf);
}

function dress(pdf: PDFKit.PDFDocument, { issuer, beside, foot }: Paper, pageNumber: string) {
  const { width, height, margins } = pdf.page;
  // Text in the margins would otherwise start a page of its own.
  Object.assign(pdf.page, { margins: { ...margins, top: 0, bottom: 0 } });
  const inner = width - 2 * MARGIN;
  pdf.rect(0, 0, width, 14).fill(ink.band);
  for (let x = 12; x < width; x += 26) pdf.polygon([x, 2], [x + 5, 7], [x, 12], [x - 5, 7]).fill(ink.mark);
  pdf
    .font('bold', 13)
    .fillColor(ink.band)
    .text(issuer, MARGIN, 44, { width: inner / 2 });
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
