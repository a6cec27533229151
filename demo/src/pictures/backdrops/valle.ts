import { circle, group, path, times } from '../shapes.js';
import type { Backdrop } from './backdrop.js';

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
