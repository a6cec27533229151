import { circle, poly, rect, times } from '../shapes.js';
import type { Backdrop } from './backdrop.js';

/** The plain: distant low hills, a large rising sun, and bands of clouds. */
export const altiplano: Backdrop = ({ sun, far, mountain, snow }) =>
  [
    circle(sun, -190, -70, 128),
    times(3, (at) => rect(snow, -420 + at * 330, -330 + (at % 2) * 74, 190 - at * 24, 20, 10)),
    times(3, (at) => rect(far, -330 + at * 330, -304 + (at % 2) * 74, 150, 14, 7)),
    poly(far, [-700, 0], [-480, -66], [-300, -44], [-60, -88], [200, -40], [420, -74], [700, 0]),
    poly(mountain, [-700, 0], [-380, -26], [-120, -14], [170, -46], [430, -18], [700, 0]),
  ].join('');
