import type { Ink } from './inkOf.js';

/** Label and value; those without a value are left out. */
export type Pairs = readonly (readonly [etiqueta: string, valor: string | null | undefined])[];

/** A table of figures: its first column stands in the middle, the others to the right. */
export type Figures = { columnas: readonly string[]; filas: readonly (readonly string[])[] };

/** Who signs, and as what. */
export type Signature = { nombre: string; cargo: string };

const LINE = 14;
/** How wide the column of labels is, and how far a text stands from the sides of its cell. */
const LABELS = 165;
const INSET = { across: 6, down: 2 };

/**
 * Breaking one word into lines takes time with the square of its length, and other spaces than the usual one part no words: no
 * word of people is as long as a line.
 */
export const breakable = (text: string): string =>
  text.replace(/[^ \n]+/gu, (word) => word.replace(/.{60}(?=.)/gsu, '$& '));

/** Row by row, not as `table` does: a cell of it ends with its page, and what people tell goes on over several. */
export function writePairs(pdf: PDFKit.PDFDocument, pairs: Pairs, ink: Ink) {
  const given = pairs.filter(([, value]) => value);
  if (given.length === 0) return;
  pdf.fontSize(10).fillColor(ink.text);
  for (const [label, value] of given) writePair(pdf, label, breakable(value as string), ink);
  pdf.x = pdf.page.margins.left;
  pdf.moveDown(1.2);
}

function writePair(pdf: PDFKit.PDFDocument, label: string, value: string, ink: Ink) {
  const { width, height, margins } = pdf.page;
  const [left, right] = [margins.left, width - margins.right];
  const labelWidth = LABELS - 2 * INSET.across;
  const tall = pdf.font('bold').heightOfString(label, { width: labelWidth });
  if (pdf.y + tall + 2 * INSET.down > height - margins.bottom) pdf.addPage();
  const { page } = pdf;
  const top = pdf.y + INSET.down;
  pdf.text(label, left + INSET.across, top, { width: labelWidth });
  pdf
    .font('regular')
    .text(value, left + LABELS + INSET.across, top, { width: right - left - LABELS - 2 * INSET.across });
  const end = (pdf.page === page ? Math.max(pdf.y, top + tall) : pdf.y) + INSET.down;
  pdf.moveTo(left, end).lineTo(right, end).lineWidth(0.5).stroke(ink.line);
  pdf.y = end;
}

/** Line by line: laying out thousands of cells, as `table` does, takes seconds. The heading stands on each page anew. */
export function writeFigures(pdf: PDFKit.PDFDocument, { columnas, filas }: Figures, ink: Ink) {
  const { margins, width } = pdf.page;
  const each = (width - margins.left - margins.right) / columnas.length;
  const write = (cells: readonly string[], font: 'regular' | 'bold') => {
    const y = pdf.y;
    pdf.font(font, 8.5).fillColor(ink.text);
    for (const [at, cell] of cells.entries())
      pdf.text(cell, margins.left + at * each, y, { width: each - 4, align: at === 0 ? 'center' : 'right' });
    const under = y + LINE - 3;
    pdf
      .moveTo(margins.left, under)
      .lineTo(width - margins.right, under)
      .lineWidth(0.4)
      .stroke(ink.line);
    pdf.y = y + LINE;
  };
  const startsPage = () => pdf.y + LINE > pdf.page.height - margins.bottom;
  if (pdf.y + 3 * LINE > pdf.page.height - margins.bottom) pdf.addPage();
  write(columnas, 'bold');
  for (const fila of filas) {
    if (startsPage()) {
      pdf.addPage();
      write(columnas, 'bold');
    }
    write(fila, 'regular');
  }
  pdf.x = margins.left;
  pdf.moveDown(1);
}

/** Room for signatures, two side by side, never parted from their names by the end of a page. */
export function writeSignatures(pdf: PDFKit.PDFDocument, signatures: readonly Signature[], ink: Ink) {
  const { height, width, margins } = pdf.page;
  const column = (width - margins.left - margins.right) / 2;
  for (let at = 0; at < signatures.length; at += 2) {
    if (pdf.y + 110 > height - margins.bottom) pdf.addPage();
    pdf.moveDown(4);
    const y = pdf.y;
    for (const [side, { nombre, cargo }] of signatures.slice(at, at + 2).entries()) {
      const x = margins.left + side * column;
      pdf
        .moveTo(x, y)
        .lineTo(x + 200, y)
        .lineWidth(0.5)
        .stroke(ink.soft);
      pdf
        .font('bold', 10.5)
        .fillColor(ink.text)
        .text(breakable(nombre), x, y + 6, { width: column - 20 });
      pdf.font('regular').text(breakable(cargo), { width: column - 20 });
    }
    pdf.x = margins.left;
  }
}
