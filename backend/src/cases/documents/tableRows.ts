import encodeQR from 'qr';
import { artifact, drawLines, type Layout, type Row, rule, type Tag } from './layout.js';
import type { Figures } from './layoutBlocks.js';
import { lineHeight, type Style } from './typesetter.js';

const GUTTER = 8;
const INSET = 2;
/** Matches numeric cells: amounts, rates, dates, row numbers. */
const figure = /^[\d\s.,:/%()+–—-]*$/;

/** Lays out a table in rows; its heading repeats on each page. */
export function tableRows({ columnas, filas }: Figures, layout: Layout): Row[] {
  const table = layout.root.add('Table');
  const areFigures = columnas.map((_, at) => filas.every((fila) => figure.test(fila[at] ?? '')));
  const row = (cells: readonly string[], isHeading: boolean): Row => {
    const element = table.add('TR');
    const tags = cells.map(() => (isHeading ? element.add('TH', { scope: 'Column' }) : element.add('TD')));
    return cellsRow(cells, areFigures, isHeading, layout, tags);
  };
  const heading = { ...row(columnas, true), gap: 8 };
  const repeated = cellsRow(columnas, areFigures, true, layout);
  return [heading, ...filas.map((fila, at) => ({ ...row(fila, false), heading: repeated, keepWithNext: at < 2 }))];
}

function cellsRow(
  cells: readonly string[],
  areFigures: readonly boolean[],
  isHeading: boolean,
  layout: Layout,
  tags?: readonly Tag[],
): Row {
  const { pdf, typesetter, ink, left, width } = layout;
  const style: Style = { weight: isHeading ? 'bold' : 'regular', size: 8.5, color: ink.text };
  const each = width / cells.length;
  const laid = cells.map((cell) => typesetter.lines(cell, each - GUTTER, style));
  const height = Math.max(...laid.map((lines) => lines.length)) * lineHeight(style) + 2 * INSET;
  return {
    height,
    draw: (top) => {
      for (const [at, lines] of laid.entries()) {
        const write = () => {
          for (const [index, line] of lines.entries()) {
            const spare = areFigures[at] ? each - GUTTER - line.width : 0;
            typesetter.draw(line, left + at * each + spare, top + INSET + index * lineHeight(style), style);
          }
        };
        if (tags) tags[at]?.draw(write);
        else artifact(pdf, 'Pagination', write);
      }
      artifact(pdf, 'Layout', () => rule(layout, top + height));
    },
  };
}

/** In points: over two centimetres, readable by a phone from paper. */
const SIDE = 72;
const GAP = 14;
/** Smallest legible font size. */
const SMALLEST = 6;

/** Lays out a URL as a QR code (ISO/IEC 18004) and an unsplit link, which text readers can detect. */
export function codeRow({ address, text }: { address: string; text: string }, layout: Layout): Row {
  const { pdf, typesetter, ink, root, left, width } = layout;
  const style: Style = { weight: 'regular', size: 9.5, color: ink.text };
  // Error correction level for print; the quiet zone is the white paper.
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = SIDE / modules.length;
  const beside = width - SIDE - GAP;
  const bold: Style = { ...style, weight: 'bold' };
  const wide = typesetter.lines(address, Number.POSITIVE_INFINITY, bold)[0]?.width ?? beside;
  const fitting = style.size * Math.min(1, beside / (wide + 1));
  const link: Style = { ...bold, size: fitting < SMALLEST ? style.size : fitting };
  const [words, lines] = [typesetter.lines(text, beside, style), typesetter.lines(address, beside, link)];
  const figure = root.add('Figure', { alt: 'Código QR con la dirección que está a su lado' });
  const paragraph = root.add('P');
  const linked = paragraph.add('Link');
  return {
    height: Math.max(SIDE, (words.length + lines.length) * lineHeight(style) + 4),
    gap: 10,
    draw: (top) => {
      figure.draw(() => {
        for (const [y, row] of modules.entries())
          for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * side, top + y * side, side, side);
        pdf.fill(ink.text);
      });
      const [x, y] = [left + SIDE + GAP, top + 4 + words.length * lineHeight(style)];
      paragraph.draw(() => drawLines(layout, words, x, top + 4, style));
      linked.draw(() => drawLines(layout, lines, x, y, link));
      const widest = Math.max(...lines.map(({ width }) => width));
      linked.open(address, x, y, widest, lines.length * lineHeight(link));
    },
  };
}
