import { circle, poly } from '../shapes.js';
import type { Backdrop } from './backdrop.js';

/** The Illimani behind hills, with the sun. */
export const cordillera: Backdrop = ({ sun, far, mountain, snow }) =>
  circle(sun, 250, -215, 58) + range(far) + illimani(mountain, snow);

const range = (fill: string) =>
  poly(
    fill,
    [-700, 0],
    [-520, -150],
    [-430, -95],
    [-300, -190],
    [-60, -60],
    [180, -175],
    [330, -110],
    [470, -210],
    [700, 0],
  );

/** Three peaks, each with its snow, lit from the right. */
const illimani = (mountain: string, snow: string) =>
  [
    poly(
      mountain,
      [-470, 0],
      [-330, -112],
      [-262, -96],
      [-150, -232],
      [-84, -170],
      [-8, -276],
      [66, -178],
      [128, -236],
      [232, -104],
      [300, -128],
      [470, 0],
    ),
    cap(snow, -150, -232, 46),
    cap(snow, -8, -276, 62),
    cap(snow, 128, -236, 46),
  ].join('');

const cap = (fill: string, x: number, y: number, size: number) =>
  poly(
    fill,
    [x, y],
    [x + size * 0.72, y + size * 0.98],
    [x + size * 0.42, y + size * 0.84],
    [x + size * 0.14, y + size * 1.28],
    [x - size * 0.2, y + size * 0.8],
    [x - size * 0.62, y + size * 1.0],
  ) + poly('rgba(0,0,0,0.13)', [x, y], [x - size * 0.2, y + size * 0.8], [x - size * 0.62, y + size * 1.0]);
