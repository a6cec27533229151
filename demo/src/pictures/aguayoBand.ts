import { poly, rect, times } from './shapes.js';
import { brand } from './tones.js';

const { crimson, gold, green, paper, ink } = brand;

/** A band of aguayo across the picture: stepped rhombi between two selvages. */
export function aguayoBand(width: number, top: number, height: number): string {
  const step = height / 10;
  const repeat = height * 1.5;
  const middle = top + height / 2;
  return [
    rect(crimson, 0, top, width, height),
    rect(ink, 0, top, width, step),
    rect(gold, 0, top + step, width, step * 0.6),
    rect(gold, 0, top + height - step * 1.6, width, step * 0.6),
    rect(ink, 0, top + height - step, width, step),
    times(
      Math.ceil(width / repeat) + 1,
      (at) => rhombus(at * repeat, middle, step) + crossing((at + 0.5) * repeat, middle, step),
    ),
  ].join('');
}

const rhombus = (x: number, y: number, step: number) =>
  stepped(gold, x, y, step, 3) + stepped(green, x, y, step, 2) + stepped(paper, x, y, step, 1);

/** A rhombus of square steps, as the loom makes it. */
const stepped = (fill: string, x: number, y: number, step: number, size: number) =>
  times(size * 2 - 1, (row) => {
    const reach = (size - Math.abs(row - size + 1)) * step - step / 2;
    return rect(fill, x - reach, y + (row - size + 0.5) * step, reach * 2, step + 0.4);
  });

const crossing = (x: number, y: number, step: number) =>
  [-1, 1]
    .map((side) =>
      poly(
        paper,
        [x + side * step * 0.5, y],
        [x + side * step * 2, y - step * 1.6],
        [x + side * step * 2, y + step * 1.6],
      ),
    )
    .join('');
