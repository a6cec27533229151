import sharp from 'sharp';
import { backdropOf } from './backdrops/index.js';
import { formats, type Picture } from './picture.js';
import { group, poly, rect, times } from './shapes.js';
import { subjects } from './subjects/index.js';
import { brand, tones } from './tones.js';

const BAND = 0.085;

/** Renders the picture as JPEG. */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(picture)))
    .jpeg({ quality: 88 })
    .toBuffer();

/** Renders the scene as SVG: backdrop, ground, subject and a band of aguayo at the bottom. */
export function svgOf(picture: Picture): string {
  const { subject, tone, format } = picture;
  const [width, height] = formats[format];
  const light = tones[tone];
  const band = Math.round(Math.min(width, height) * BAND);
  const horizon = Math.round(height * 0.7);
  const scale = Math.min(width / 640, height / 520);
  const shapes = [
    rect(light.sky, 0, 0, width, height),
    group(
      `translate(${width / 2} ${horizon}) scale(${Math.max(width / 960, 0.75).toFixed(3)})`,
      backdropOf(picture, light),
    ),
    ground(light.ground, width, height, horizon),
    group(
      `translate(${width / 2} ${horizon + (height - horizon) * 0.36}) scale(${scale.toFixed(3)})`,
      subjects[subject](light),
    ),
    aguayoBand(width, height - band, band),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
}

const ground = (fill: string, width: number, height: number, horizon: number) =>
  poly(
    fill,
    [0, horizon - 8],
    [width * 0.3, horizon - 26],
    [width * 0.62, horizon - 4],
    [width, horizon - 22],
    [width, height],
    [0, height],
  );

const { crimson, gold, green, paper, ink } = brand;

/** Draws a band of aguayo: stepped rhombi between two selvages. */
function aguayoBand(width: number, top: number, height: number): string {
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

/** Draws a rhombus of square steps, as woven. */
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
