import { circle, path, poly, rect, times } from '../shapes.js';
import type { Tone } from '../tones.js';

const wheel = (x: number, { deep, front, sun }: Tone, radius = 34) =>
  circle(deep, x, -radius, radius) + circle(front, x, -radius, radius * 0.55) + circle(sun, x, -radius, radius * 0.2);

export const camioneta = (tone: Tone) =>
  [
    rect('rgba(0,0,0,0.25)', -220, -8, 440, 12, 6),
    path(
      tone.accent,
      'M-214 -40 v-62 q0 -10 10 -10 h132 l36 -62 q6 -10 18 -10 h96 q12 0 18 10 l34 62 h62 q22 2 24 30 v42 z',
    ),
    path('rgba(34,26,22,0.16)', 'M-214 -40 v-26 h430 v26 z'),
    path(tone.sky, 'M-52 -116 l28 -46 h44 v46 z M32 -116 v-46 h42 l28 46 z'),
    rect(tone.sun, 194, -96, 22, 16, 6),
    rect(tone.front, -214, -104, 14, 20, 4),
    rect(tone.front, -190, -118, 112, 8, 4),
    rect(tone.front, 40, -96, 26, 6, 3),
    wheel(-128, tone, 40),
    wheel(126, tone, 40),
  ].join('');

export const automovil = (tone: Tone) =>
  [
    rect('rgba(0,0,0,0.25)', -206, -8, 412, 12, 6),
    path(
      tone.front,
      'M-204 -36 v-34 q2 -22 26 -26 l52 -8 l58 -48 q10 -8 24 -8 h74 q16 0 26 10 l50 48 l64 12 q28 6 30 32 v22 z',
    ),
    path('rgba(34,26,22,0.14)', 'M-204 -36 v-22 h404 v22 z'),
    path(tone.mountain, 'M-96 -104 l42 -36 q5 -4 12 -4 h32 v40 z M4 -104 v-40 h40 q8 0 14 6 l36 34 z'),
    rect(tone.accent, -204, -84, 18, 14, 5),
    rect(tone.sun, 176, -82, 24, 14, 6),
    wheel(-116, tone),
    wheel(118, tone),
  ].join('');

export const minibus = (tone: Tone) =>
  [
    rect('rgba(0,0,0,0.25)', -226, -8, 452, 12, 6),
    path(tone.front, 'M-220 -36 v-150 q0 -18 18 -18 h346 q22 0 34 22 l34 66 q8 12 8 30 v50 z'),
    rect(tone.accent, -220, -96, 440, 24),
    times(4, (at) => rect(tone.mountain, -198 + at * 76, -180, 64, 60, 6)),
    poly(tone.mountain, [112, -180], [148, -180], [186, -120], [112, -120]),
    rect(tone.sun, 196, -66, 24, 16, 6),
    wheel(-140, tone, 38),
    wheel(132, tone, 38),
  ].join('');

export const tractor = (tone: Tone) =>
  [
    rect('rgba(0,0,0,0.25)', -190, -8, 400, 12, 6),
    rect(tone.accent, -20, -142, 196, 72, 10),
    rect('rgba(34,26,22,0.16)', -20, -96, 196, 26),
    rect(tone.deep, 120, -190, 12, 50),
    rect(tone.front, -140, -240, 146, 14, 6),
    rect(tone.deep, -126, -228, 8, 100),
    rect(tone.deep, -14, -228, 8, 90),
    poly(tone.accent, [-150, -130], [-20, -142], [-20, -70], [-150, -70]),
    rect(tone.sun, 162, -132, 16, 24, 4),
    circle(tone.deep, -96, -80, 80),
    circle(tone.sun, -96, -80, 46),
    circle(tone.deep, -96, -80, 18),
    wheel(132, tone, 46),
  ].join('');
