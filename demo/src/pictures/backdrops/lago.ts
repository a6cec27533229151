import { circle, path, poly, rect, times } from '../shapes.js';
import type { Backdrop } from './backdrop.js';

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
