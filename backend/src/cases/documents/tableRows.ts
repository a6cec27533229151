import type { Figures } from './blocks.js';
import { type Layout, rule } from './layout.js';
import type { Row } from './paginate.js';
import { artifact, type Tag } from './tag.js';
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
  return [heading, ...filas.map((fila, at) => ({ ...row(fila, false), heading: repeated, keep: at < 2 }))];
}

/** Lays out a row of cells; without tags it is an artifact: a repeated heading. */
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
