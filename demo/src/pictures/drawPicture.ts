import sharp from 'sharp';
import { aguayoBand } from './aguayoBand.js';
import { backdropOf } from './backdrops/index.js';
import { formats, type Picture } from './picture.js';
import { group, poly, rect } from './shapes.js';
import { subjects } from './subjects/index.js';
import { tones } from './tones.js';

const BAND = 0.085;

/** The picture as JPEG. */
export const drawPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(picture)))
    .jpeg({ quality: 88 })
    .toBuffer();

/** The scene in its light: what stands behind, the ground, its subject and a band of aguayo at the foot. */
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
