import encodeQR from 'qr';
import { drawLines, type Layout } from './layout.js';
import type { Row } from './paginate.js';
import { lineHeight, type Style } from './typesetter.js';

/** In points; more than two centimetres, as a telephone reads it off paper. */
const SIDE = 72;
const GAP = 14;

/** An address as a QR code (ISO/IEC 18004), with its words and itself beside it; never parted by the end of a page. */
export function codeRow({ address, text }: { address: string; text: string }, layout: Layout): Row {
  const { pdf, typesetter, ink, root, left, width } = layout;
  const style: Style = { weight: 'regular', size: 9.5, color: ink.text };
  const link: Style = { ...style, weight: 'bold' };
  // Error correction as print needs it; the paper around is white.
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = SIDE / modules.length;
  const beside = width - SIDE - GAP;
  const [words, lines] = [typesetter.lines(text, beside, style), typesetter.lines(address, beside, link)];
  const figure = root.add('Figure', { alt: 'Código QR con la dirección que está a su lado' });
  const paragraph = root.add('P');
  return {
    height: Math.max(SIDE, (words.length + lines.length) * lineHeight(style) + 4),
    gap: 10,
    draw: (top) => {
      figure.draw(() => {
        for (const [y, row] of modules.entries())
          for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * side, top + y * side, side, side);
        pdf.fill(ink.text);
      });
      paragraph.draw(() => {
        drawLines(layout, words, left + SIDE + GAP, top + 4, style);
        drawLines(layout, lines, left + SIDE + GAP, top + 4 + words.length * lineHeight(style), link);
      });
    },
  };
}
