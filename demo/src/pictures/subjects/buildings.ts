import { group, poly, rect, times } from '../shapes.js';
import type { Tone } from '../tones.js';

const shade = 'rgba(34,26,22,0.14)';

const window = (x: number, y: number, { deep, sun }: Tone, width = 44, height = 50) =>
  rect(deep, x, y, width, height, 3) +
  rect(sun, x + 4, y + 4, width / 2 - 6, height - 8) +
  rect('rgba(255,255,255,0.28)', x + width / 2 + 2, y + 4, width / 2 - 6, height - 8);

// Every subject is drawn up from y = 0, centred on x = 0, about 300 wide.

/** A house of one floor or two. */
export const casa = (tone: Tone, floors: number) => {
  const wall = 96 * floors + 24;
  return [
    rect(tone.front, -150, -wall, 300, wall),
    rect(shade, 10, -wall, 140, wall),
    poly(tone.accent, [-178, -wall + 4], [-20, -wall - 104], [138, -wall + 4]),
    poly(tone.accent, [-20, -wall - 104], [120, -wall - 104], [178, -wall + 4], [138, -wall + 4]),
    poly(shade, [-20, -wall - 104], [120, -wall - 104], [178, -wall + 4], [138, -wall + 4]),
    rect(tone.deep, 66, -wall - 138, 26, 52),
    times(
      floors - 1,
      (at) =>
        window(-116, -wall + 30 + at * 96, tone) +
        window(-46, -wall + 30 + at * 96, tone) +
        window(66, -wall + 30 + at * 96, tone),
    ),
    rect(tone.accent, -118, -88, 56, 88, 4),
    rect(tone.sun, -72, -46, 6, 12, 3),
    window(-30, -88, tone),
    window(60, -88, tone, 62),
  ].join('');
};

/** A building of flats or offices. */
export const edificio = (tone: Tone, floors: number) => {
  const height = floors * 52 + 74;
  return [
    rect(tone.front, -112, -height, 224, height),
    rect(shade, 36, -height, 76, height),
    rect(tone.accent, -124, -height - 16, 248, 16),
    times(floors, (row) => times(4, (column) => window(-94 + column * 50, -height + 18 + row * 52, tone, 36, 34))),
    rect(tone.deep, -40, -58, 80, 58, 4),
    rect(tone.sun, -34, -52, 31, 52),
    rect(tone.sun, 3, -52, 31, 52),
    rect(tone.accent, -62, -72, 124, 14),
  ].join('');
};

/** A branch of the cooperative: low, wide, with a woven frieze. */
export const agencia = (tone: Tone) =>
  [
    rect(tone.front, -210, -150, 420, 150),
    rect(shade, 90, -150, 120, 150),
    rect(tone.accent, -224, -172, 448, 40),
    times(13, (at) =>
      poly(tone.sun, [-206 + at * 34, -164], [-194 + at * 34, -152], [-206 + at * 34, -140], [-218 + at * 34, -152]),
    ),
    rect(tone.deep, -180, -110, 130, 78, 4),
    rect(tone.sun, -172, -102, 54, 62),
    rect('rgba(255,255,255,0.28)', -112, -102, 54, 62),
    rect(tone.deep, -26, -112, 84, 112, 4),
    rect(tone.sun, -18, -104, 32, 104),
    rect(tone.sun, 18, -104, 32, 104),
    rect(tone.deep, 84, -110, 96, 110, 4),
    rect(tone.accent, 96, -98, 72, 40, 4),
    rect(tone.front, 106, -46, 52, 10, 5),
  ].join('');

/** A shop with its awning. */
export const local = (tone: Tone) =>
  [
    rect(tone.front, -170, -190, 340, 190),
    rect(shade, 60, -190, 110, 190),
    rect(tone.deep, -146, -104, 150, 104, 4),
    rect(tone.sun, -138, -96, 134, 70),
    rect(tone.deep, 40, -110, 84, 110, 4),
    rect('rgba(255,255,255,0.28)', 50, -100, 64, 66),
    times(10, (at) =>
      poly(
        at % 2 ? tone.front : tone.accent,
        [-180 + at * 36, -146],
        [-144 + at * 36, -146],
        [-148 + at * 37, -104],
        [-186 + at * 37, -104],
      ),
    ),
    rect(tone.accent, -182, -158, 364, 14),
    rect(tone.deep, -120, -182, 240, 16, 8),
  ].join('');

/** An industrial shed. */
export const galpon = (tone: Tone) =>
  [
    poly(tone.front, [-230, 0], [-230, -130], [0, -196], [230, -130], [230, 0]),
    poly(shade, [60, 0], [60, -179], [230, -130], [230, 0]),
    poly(tone.accent, [-246, -120], [0, -190], [246, -120], [246, -140], [0, -212], [-246, -140]),
    rect(tone.deep, -84, -112, 168, 112),
    times(6, (at) => rect('rgba(255,255,255,0.16)', -84, -104 + at * 18, 168, 6)),
    window(-196, -100, tone, 70, 36),
    window(126, -100, tone, 70, 36),
  ].join('');

/** A plot of land with its corner posts. */
export const terreno = (tone: Tone) =>
  [
    poly(tone.sun, [-210, -6], [-120, -92], [176, -92], [250, -6]),
    times(5, (at) =>
      poly(
        'rgba(34,26,22,0.10)',
        [-190 + at * 86, -6],
        [-172 + at * 86, -6],
        [-98 + at * 58, -92],
        [-110 + at * 58, -92],
      ),
    ),
    [
      [-210, -6],
      [-120, -92],
      [176, -92],
      [250, -6],
    ]
      .map(([x = 0, y = 0]) => rect(tone.front, x - 5, y - 42, 10, 46) + rect(tone.accent, x - 5, y - 42, 10, 12))
      .join(''),
    rect(tone.deep, -22, -150, 8, 84),
    rect(tone.front, -74, -190, 112, 52, 6),
    rect(tone.accent, -62, -178, 88, 8, 4),
    rect(tone.deep, -62, -162, 56, 6, 3),
  ].join('');

/** A farm: house, rows of crops and a tree. */
export const campo = (tone: Tone) =>
  [
    times(7, (at) =>
      poly(
        at % 2 ? tone.sun : 'rgba(255,255,255,0.25)',
        [-260 + at * 74, 30],
        [-214 + at * 74, 30],
        [-40 + at * 16, -30],
        [-50 + at * 16, -30],
      ),
    ),
    group('translate(-110 -20) scale(0.62)', casa(tone, 1)),
    rect(tone.deep, 172, -80, 12, 66),
    `<ellipse fill="${tone.accent}" cx="178" cy="-112" rx="52" ry="60"/>`,
    `<ellipse fill="rgba(34,26,22,0.14)" cx="196" cy="-106" rx="34" ry="54"/>`,
  ].join('');
