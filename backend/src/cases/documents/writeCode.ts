import encodeQR from 'qr';
import type { Ink } from './inkOf.js';

/** In points; more than two centimetres, as a telephone reads it off paper. */
const SIDE = 72;
const GAP = 14;

/** An address as a QR code (ISO/IEC 18004), in the corner where writing begins. Gives the width that is left beside it. */
export function writeCode(pdf: PDFKit.PDFDocument, address: string, ink: Ink): number {
  const { margins, width } = pdf.page;
  // With the correction of errors that print asks for; the paper around it is white.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = SIDE / rows.length;
  const left = width - margins.right - SIDE;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * side, pdf.y + y * side, side, side);
  pdf.fill(ink.text);
  return left - GAP - margins.left;
}
