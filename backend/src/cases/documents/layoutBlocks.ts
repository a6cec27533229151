import { artifact, drawLines, type Layout, type Row, rule, withoutLoneLines } from './layout.js';
import { codeRow, tableRows } from './tableRows.js';
import { lineHeight, type Style } from './typesetter.js';

export type Pairs = readonly (readonly [etiqueta: string, valor: string | null | undefined])[];

export type Figures = { columnas: readonly string[]; filas: readonly (readonly string[])[] };

export type Signature = { nombre: string; cargo: string };

export type Block =
  | { type: 'place' | 'title' | 'subtitle' | 'heading' | 'paragraph'; text: string }
  | { type: 'facts'; pairs: Pairs }
  | { type: 'table'; figures: Figures }
  | { type: 'code'; address: string; text: string }
  | { type: 'signatures'; signatures: readonly Signature[] };

const LABELS = 165;
const INSET = { across: 6, down: 2 };

export function layoutBlocks(blocks: readonly Block[], layout: Layout): Row[] {
  let isAfterHeading = false;
  return blocks.flatMap((block) => {
    const [first, ...rest] = rowsOf(block, layout);
    if (!first) return [];
    const rows = [{ ...first, keepWithNext: isAfterHeading || first.keepWithNext === true }, ...rest];
    isAfterHeading = ['title', 'subtitle', 'heading'].includes(block.type);
    return rows;
  });
}

function rowsOf(block: Block, layout: Layout): Row[] {
  switch (block.type) {
    case 'facts':
      return factRows(block.pairs, layout);
    case 'table':
      return tableRows(block.figures, layout);
    case 'code':
      return [codeRow(block, layout)];
    case 'signatures':
      return signatureRows(block.signatures, layout);
    default:
      return textRows(block, layout);
  }
}

function textRows({ type, text }: Extract<Block, { text: string }>, { typesetter, ink, root, left, width }: Layout) {
  const { tag, gap, ...style } = {
    place: { tag: 'P', gap: 0, weight: 'regular', size: 10.5, color: ink.soft },
    title: { tag: 'H1', gap: 10, weight: 'bold', size: 18, color: ink.text },
    subtitle: { tag: 'P', gap: 2, weight: 'bold', size: 12, color: ink.title },
    heading: { tag: 'H2', gap: 14, weight: 'bold', size: 12, color: ink.title },
    paragraph: { tag: 'P', gap: 9, weight: 'regular', size: 10.5, color: ink.text },
    code: { tag: 'P', gap: 0, weight: 'regular', size: 10.5, color: ink.text },
  }[type] as Style & { tag: string; gap: number };
  const element = root.add(tag);
  const height = lineHeight(style) + (type === 'paragraph' ? 3 : 1);
  return withoutLoneLines(
    typesetter.lines(text, width, style).map((line, at) => ({
      height,
      gap: at === 0 ? gap : 0,
      draw: (top) => {
        const x = type === 'place' ? left + width - line.width : left;
        element.draw(() => typesetter.draw(line, x, top, style));
      },
    })),
  );
}

function factRows(pairs: Pairs, layout: Layout): Row[] {
  const filled = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  if (filled.length === 0) return [];
  const { pdf, typesetter, ink, left, width } = layout;
  const table = layout.root.add('Table');
  const label: Style = { weight: 'bold', size: 10, color: ink.text };
  const value: Style = { ...label, weight: 'regular' };
  return filled.flatMap(([etiqueta, valor], pair) => {
    const row = table.add('TR');
    const [heading, cell] = [row.add('TH', { scope: 'Row' }), row.add('TD')];
    const labels = typesetter.lines(etiqueta, LABELS - 2 * INSET.across, label);
    const values = typesetter.lines(valor, width - LABELS - 2 * INSET.across, value);
    const count = Math.max(labels.length, values.length);
    const rows = Array.from({ length: count }, (_, at): Row => {
      const isLast = at === count - 1;
      return {
        height: lineHeight(label) + (at === 0 ? INSET.down : 0) + (isLast ? INSET.down : 0),
        gap: pair === 0 && at === 0 ? 10 : 0,
        // Keeps the whole label beside the first lines of its value.
        keepWithNext: at > 0 && at < labels.length,
        draw: (top) => {
          const y = top + (at === 0 ? INSET.down : 0);
          if (at === 0) heading.draw(() => drawLines(layout, labels, left + INSET.across, y, label));
          const line = values[at];
          if (line) cell.draw(() => typesetter.draw(line, left + LABELS + INSET.across, y, value));
          if (isLast) artifact(pdf, 'Layout', () => rule(layout, y + lineHeight(label) + INSET.down));
        },
      };
    });
    return withoutLoneLines(rows);
  });
}

/** Lays out signatures, two side by side; each row stays with the preceding text. */
function signatureRows(signatures: readonly Signature[], layout: Layout): Row[] {
  const { pdf, typesetter, ink, root, left, width } = layout;
  const column = width / 2;
  const name: Style = { weight: 'bold', size: 10.5, color: ink.text };
  const position: Style = { ...name, weight: 'regular' };
  const room = 50;
  const pairs = Array.from({ length: Math.ceil(signatures.length / 2) }, (_, at) =>
    signatures.slice(2 * at, 2 * at + 2).map(({ nombre, cargo }) => ({
      tag: root.add('P'),
      names: typesetter.lines(nombre, column - 20, name),
      positions: typesetter.lines(cargo, column - 20, position),
    })),
  );
  return pairs.map((sides) => ({
    height: room + 6 + lineHeight(name) * Math.max(...sides.map((side) => side.names.length + side.positions.length)),
    keepWithNext: true,
    draw: (top) => {
      for (const [at, { tag, names, positions }] of sides.entries()) {
        const x = left + at * column;
        const y = top + room;
        artifact(pdf, 'Layout', () =>
          pdf
            .moveTo(x, y)
            .lineTo(x + 200, y)
            .lineWidth(0.5)
            .stroke(ink.soft),
        );
        tag.draw(() => {
          drawLines(layout, names, x, y + 6, name);
          drawLines(layout, positions, x, y + 6 + names.length * lineHeight(name), position);
        });
      }
    },
  }));
}
