import { circle, line, rect, times } from '../shapes.js';
import type { Backdrop } from './backdrop.js';

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
