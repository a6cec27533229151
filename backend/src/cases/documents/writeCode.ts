import qrcode from 'qrcode-generator';
import type { Ink } from './inkOf.js';

/** In points; more than two centimetres, as a telephone reads it off paper. */
const SIDE = 72;
const GAP = 14;

/** An address as a QR code (ISO/IEC 18004), in the corner where writing begins. Gives the width that is left beside it. */
export function writeCode(pdf: PDFKit.PDFDocument, address: string, ink: Ink): number {
  const { margins, width } = pdf.page;
  // Of the least size, with the correction of errors that print asks for.
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const side = SIDE / count;
  const left = width - margins.right - SIDE;
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) pdf.rect(left + column * side, pdf.y + row * side, side, side);
  pdf.fill(ink.text);
  return left - GAP - margins.left;
}
