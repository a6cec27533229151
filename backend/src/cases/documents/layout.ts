import type { Ink } from './inkOf.js';
import type { Tag } from './tag.js';
import { type Line, lineHeight, type Style, type Typesetter } from './typesetter.js';

/** Context for laying out blocks between the page's margins. */
export type Layout = {
  pdf: PDFKit.PDFDocument;
  typesetter: Typesetter;
  ink: Ink;
  root: Tag;
  left: number;
  width: number;
};

export function drawLines({ typesetter }: Layout, lines: readonly Line[], x: number, top: number, style: Style): void {
  for (const [at, line] of lines.entries()) typesetter.draw(line, x, top + at * lineHeight(style), style);
}

/** Draws a thin line from margin to margin. */
export function rule({ pdf, ink, left, width }: Layout, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .stroke(ink.line);
}
