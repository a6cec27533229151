import encodeQR from 'qr';
import { drawLines, type Layout } from './layout.js';
import type { Row } from './paginate.js';
import { lineHeight, type Style } from './typesetter.js';

/** In points: over two centimetres, readable by a phone from paper. */
const SIDE = 72;
const GAP = 14;
/** Smallest legible font size. */
const SMALLEST = 6;

/**
 * Lays out a URL as a QR code (ISO/IEC 18004) with its text and a link beside it, unsplit.
 *
 * Keeps the link on one line where possible, for readers that detect URLs in text.
 */
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
