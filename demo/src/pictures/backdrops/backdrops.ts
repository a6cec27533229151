import { circle, group, line, path, poly, rect, times } from '../shapes.js';
import type { Tone } from '../tones.js';

/** Background of a scene, upward from the horizon at y = 0, centred on x = 0, about 960 wide. */
type Backdrop = (tone: Tone) => string;

/** The plain: distant low hills, a large rising sun, and bands of clouds. */
export const altiplano: Backdrop = ({ sun, far, mountain, snow }) =>
  [
    circle(sun, -190, -70, 128),
    times(3, (at) => rect(snow, -420 + at * 330, -330 + (at % 2) * 74, 190 - at * 24, 20, 10)),
    times(3, (at) => rect(far, -330 + at * 330, -304 + (at % 2) * 74, 150, 14, 7)),
    poly(far, [-700, 0], [-480, -66], [-300, -44], [-60, -88], [200, -40], [420, -74], [700, 0]),
    poly(mountain, [-700, 0], [-380, -26], [-120, -14], [170, -46], [430, -18], [700, 0]),
  ].join('');

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

const HEIGHTS = [118, 186, 142, 232, 168, 274, 204, 300, 236, 190, 252, 148, 214];

/** A city on a hillside, with cable cars. */
export const ladera: Backdrop = ({ sun, far, mountain, snow, accent }) =>
  [
    circle(sun, 330, -318, 40),
    HEIGHTS.map((height, at) => rect(far, -500 + at * 78, -height, 66, height)).join(''),
    HEIGHTS.map((height, at) => rect(mountain, -462 + at * 78, -height * 0.56, 60, height * 0.56)).join(''),
    times(26, (at) => {
      const height = (HEIGHTS[at % 13] ?? 0) * (at < 13 ? 0.88 : 0.44);
      return rect(sun, (at < 13 ? -488 : -448) + (at % 13) * 78, -height, 11, 13, 2);
    }),
    line(snow, 4, 'M-520 -236 C-200 -300 180 -360 520 -380'),
    times(
      3,
      (at) =>
        rect(accent, -330 + at * 260, -262 - at * 44, 46, 36, 8) +
        rect(snow, -322 + at * 260, -254 - at * 44, 30, 14, 3),
    ),
  ].join('');

/** The lake: an island on the far shore, the sun on the water and a reed boat. */
export const lago: Backdrop = ({ sky, sun, far, mountain, snow }) =>
  [
    circle(sun, 40, -190, 76),
    path(far, 'M-700 -128 C-560 -150 -470 -250 -330 -214 C-240 -190 -190 -140 -90 -128 Z'),
    poly(far, [250, -128], [380, -204], [452, -170], [560, -232], [700, -128]),
    rect(mountain, -700, -130, 1400, 130),
    times(5, (at) => rect(sun, 40 - (70 - at * 9), -112 + at * 20, 140 - at * 18, 8, 4)),
    times(7, (at) => rect(far, -470 + at * 148, -100 + (at % 3) * 26, 74, 6, 3)),
    path(snow, 'M-330 -84 q-6 40 44 40 h84 q50 0 58 -46 q-26 22 -60 20 h-72 q-34 0 -54 -14 z'),
    poly(sky, [-246, -80], [-246, -186], [-176, -84]),
    rect(snow, -252, -190, 6, 116),
  ].join('');

/** Rounded hills one behind another, with poplars. */
export const valle: Backdrop = ({ sun, far, mountain, snow }) =>
  [
    circle(sun, -262, -262, 46),
    path(far, 'M-700 0 C-560 -210 -300 -220 -140 -40 C-20 -190 240 -250 420 -60 C520 -150 640 -130 700 0 Z'),
    path(mountain, 'M-700 0 C-520 -110 -330 -120 -170 0 Z M60 0 C180 -150 430 -160 640 0 Z'),
    times(6, (at) =>
      group(
        `translate(${[-410, -368, -326, 318, 362, 404][at] ?? 0} 0) scale(${at % 2 ? 0.82 : 1})`,
        path(mountain, 'M0 -212 C34 -150 30 -40 0 0 C-30 -40 -34 -150 0 -212 Z'),
        path('rgba(255,255,255,0.14)', 'M0 -212 C34 -150 30 -40 0 0 Z'),
      ),
    ),
    path(snow, 'M150 -318 q18 -34 52 -22 q26 -28 58 2 q36 -4 34 22 z'),
  ].join('');
