import { circle, group, line, path, poly, rect, times } from '../shapes.js';
import type { Tone } from '../tones.js';

const shade = 'rgba(34,26,22,0.16)';

const coin = (x: number, y: number, { sun, deep, accent }: Tone) =>
  `<ellipse fill="${deep}" cx="${x}" cy="${y + 8}" rx="52" ry="17"/><ellipse fill="${accent}" cx="${x}" cy="${y + 4}" rx="52" ry="17"/>` +
  `<ellipse fill="${sun}" cx="${x}" cy="${y}" rx="52" ry="17"/><ellipse fill="${shade}" cx="${x}" cy="${y}" rx="36" ry="11"/>`;

/** Three piles of coins that grow, and a sprout. */
export const ahorro = (tone: Tone) =>
  [3, 5, 8].map((height, pile) => times(height, (at) => coin(-140 + pile * 136, -20 - at * 20, tone))).join('') +
  line(tone.front, 8, 'M132 -178 C132 -208 132 -226 132 -248') +
  path(tone.front, 'M132 -220 C96 -226 84 -254 84 -276 C116 -276 134 -256 132 -220 Z') +
  path(tone.front, 'M132 -236 C168 -242 182 -268 184 -292 C150 -290 132 -270 132 -236 Z');

/** A passbook with a woven cover. */
export const libreta = (tone: Tone) =>
  group(
    'rotate(-7)',
    rect(shade, -134, -236, 290, 212, 14),
    rect(tone.front, -150, -250, 290, 212, 14),
    rect(tone.accent, -150, -250, 92, 212, 14),
    times(5, (at) =>
      poly(tone.sun, [-104, -240 + at * 40], [-84, -220 + at * 40], [-104, -200 + at * 40], [-124, -220 + at * 40]),
    ),
    times(6, (at) => rect(at === 5 ? tone.accent : shade, -34, -218 + at * 28, at % 2 ? 104 : 148, 10, 5)),
  );

/** A debit card in front of another. */
export const tarjeta = (tone: Tone) =>
  group('translate(30 -30) rotate(9)', rect(tone.accent, -160, -220, 320, 200, 22)) +
  group(
    'rotate(-6)',
    rect(shade, -170, -232, 330, 206, 22),
    rect(tone.front, -180, -240, 330, 206, 22),
    rect(tone.accent, -180, -196, 330, 34),
    rect(tone.sun, -150, -140, 54, 40, 8),
    rect(shade, -150, -122, 54, 4),
    times(4, (at) => rect(tone.deep, -150 + at * 68, -78, 52, 12, 6)),
    circle(tone.accent, 92, -70, 22),
    circle(tone.sun, 116, -70, 22),
  );

/** A telephone with a padlock. */
export const seguridad = (tone: Tone) =>
  [
    rect(tone.deep, -84, -300, 168, 300, 24),
    rect(tone.front, -72, -276, 144, 244, 6),
    line(tone.accent, 16, 'M-28 -160 v-26 a28 28 0 0 1 56 0 v26'),
    rect(tone.accent, -48, -166, 96, 80, 12),
    circle(tone.sun, 0, -134, 12),
    poly(tone.sun, [-6, -130], [6, -130], [10, -102], [-10, -102]),
    times(3, (at) => rect(shade, -50, -68 + at * 14, 100 - at * 22, 6, 3)),
    rect(tone.front, -18, -22, 36, 8, 4),
  ].join('');

/** An open book. */
export const libro = (tone: Tone) =>
  [
    path(tone.deep, 'M-196 -24 v-176 q100 -40 196 14 q96 -54 196 -14 v176 q-100 -36 -196 20 q-96 -56 -196 -20 z'),
    path(tone.front, 'M-184 -44 v-160 q92 -34 184 18 v160 q-92 -50 -184 -18 z'),
    path(tone.front, 'M184 -44 v-160 q-92 -34 -184 18 v160 q92 -50 184 -18 z'),
    path(shade, 'M184 -44 v-160 q-92 -34 -184 18 v160 q92 -50 184 -18 z'),
    times(4, (at) => line(tone.accent, 7, `M-156 ${-178 + at * 32} q64 -18 128 14`)),
    times(4, (at) => line(tone.accent, 7, `M156 ${-178 + at * 32} q-64 -18 -128 14`)),
  ].join('');

/** A month on the wall, with days marked. */
export const calendario = (tone: Tone) =>
  [
    rect(shade, -138, -256, 300, 246, 16),
    rect(tone.front, -150, -268, 300, 246, 16),
    rect(tone.accent, -150, -268, 300, 62, 16),
    rect(tone.accent, -150, -222, 300, 18),
    [-84, 0, 84].map((x) => rect(tone.deep, x - 8, -290, 16, 46, 8)).join(''),
    times(3, (row) =>
      times(6, (column) =>
        rect([8, 9, 15].includes(row * 6 + column) ? tone.sun : shade, -128 + column * 44, -186 + row * 52, 34, 36, 6),
      ),
    ),
  ].join('');

/** Arcs between cities. */
export const envio = (tone: Tone) =>
  [
    line(tone.front, 7, 'M-210 -40 C-160 -190 -60 -230 0 -130'),
    line(tone.front, 7, 'M0 -130 C60 -270 170 -240 214 -70'),
    line(tone.sun, 7, 'M-210 -40 C-80 -80 90 -110 214 -70'),
    [
      [-210, -40, 30],
      [0, -130, 24],
      [214, -70, 30],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(tone.accent, x, y, r) + circle(tone.front, x, y, r * 0.5))
      .join(''),
    group(
      'translate(-92 -196) rotate(-14)',
      rect(tone.front, -50, -32, 100, 64, 8),
      line(tone.accent, 7, 'M-44 -26 L0 10 L44 -26'),
    ),
  ].join('');

/** The door of a vault. */
export const boveda = (tone: Tone) =>
  [
    rect(tone.deep, -160, -290, 320, 290, 18),
    rect(tone.front, -136, -266, 272, 242, 12),
    circle(shade, 6, -142, 94),
    circle(tone.accent, 0, -148, 92),
    circle(tone.front, 0, -148, 66),
    times(8, (at) => group(`translate(0 -148) rotate(${at * 45})`, rect(tone.sun, -6, -86, 12, 32, 6))),
    times(3, (at) => group(`translate(0 -148) rotate(${at * 60})`, rect(tone.deep, -52, -6, 104, 12, 6))),
    circle(tone.sun, 0, -148, 16),
  ].join('');

/** An umbrella over a family's house. */
export const seguro = (tone: Tone) =>
  [
    path(
      tone.accent,
      'M-220 -150 C-210 -320 210 -320 220 -150 q-36 -30 -73 0 q-37 -30 -74 0 q-36 -30 -73 0 q-37 -30 -73 0 q-37 -30 -74 0 q-36 -30 -73 0 z',
    ),
    path(shade, 'M0 -277 C120 -280 214 -240 220 -150 q-36 -30 -73 0 q-37 -30 -74 0 q-36 -30 -73 0 z'),
    rect(tone.deep, -4, -290, 8, 190, 4),
    poly(tone.front, [-96, 0], [-96, -70], [0, -128], [96, -70], [96, 0]),
    poly(shade, [0, -128], [96, -70], [96, 0], [0, 0]),
    rect(tone.deep, -22, -56, 44, 56, 4),
  ].join('');

/** A sheet with a stamp: a notice, a tender. */
export const documento = (tone: Tone) =>
  [
    rect(shade, -104, -302, 250, 300, 10),
    rect(tone.front, -120, -314, 250, 300, 10),
    rect(tone.accent, -92, -284, 120, 18, 4),
    times(6, (at) => rect(shade, -92, -248 + at * 26, at % 3 === 2 ? 130 : 194, 9, 4)),
    circle(tone.accent, 84, -66, 36),
    poly(tone.sun, [84, -92], [110, -66], [84, -40], [58, -66]),
  ].join('');

/** A gavel on its block. */
export const martillo = (tone: Tone) =>
  [
    rect(tone.deep, -170, -26, 230, 26, 6),
    rect(tone.front, -150, -46, 190, 22, 6),
    group(
      'translate(20 -120) rotate(-38)',
      rect(tone.sun, 30, -11, 200, 22, 11),
      rect(tone.accent, -62, -62, 92, 124, 10),
      rect(tone.front, -74, -62, 14, 124, 6),
      rect(tone.front, 28, -62, 14, 124, 6),
    ),
  ].join('');

/** A bar chart that rises. */
export const cifras = (tone: Tone) =>
  times(
    5,
    (at) =>
      rect(at === 4 ? tone.accent : tone.front, -190 + at * 80, -70 - at * 46, 58, 70 + at * 46, 6) +
      rect(shade, -161 + at * 80, -70 - at * 46, 29, 70 + at * 46, 6),
  ) +
  line(tone.sun, 8, 'M-162 -110 L-82 -158 L-2 -200 L78 -250 L160 -304') +
  poly(tone.sun, [180, -320], [168, -276], [138, -308]);
