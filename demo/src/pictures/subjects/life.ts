import { circle, group, path, poly, rect, times } from '../shapes.js';
import type { Tone } from '../tones.js';

const shade = 'rgba(34,26,22,0.14)';

const person = (x: number, scale: number, clothes: string, skin: string, hat: string | undefined, { sun }: Tone) =>
  group(
    `translate(${x} 0) scale(${scale})`,
    path(clothes, 'M-62 0 v-70 q4 -52 62 -52 q58 0 62 52 v70 z'),
    path(shade, 'M0 -122 q58 0 62 52 v70 h-62 z'),
    poly(sun, [-34, -116], [0, -74], [34, -116], [22, -121], [0, -96], [-22, -121]),
    circle(skin, 0, -152, 36),
    hat
      ? path(hat, 'M-58 -168 h116 q0 -12 -22 -14 q-2 -40 -36 -40 q-34 0 -36 40 q-22 2 -22 14 z')
      : path('#221a16', 'M-37 -150 q-4 -44 37 -44 q41 0 37 44 q-8 -26 -37 -26 q-29 0 -37 26 z'),
  );

/** Members in assembly. */
export const personas = (tone: Tone) => {
  const [light, dark] = ['#c98d63', '#8d5a3a'];
  return [
    person(-176, 0.9, tone.accent, dark, undefined, tone),
    person(176, 0.9, tone.accent, light, tone.deep, tone),
    person(-66, 1.06, tone.front, light, tone.deep, tone),
    person(70, 1.06, tone.front, dark, undefined, tone),
    person(2, 1.24, tone.mountain, light, undefined, tone),
  ].join('');
};

/** Stalls of a market. */
export const mercado = (tone: Tone) =>
  times(3, (at) =>
    group(
      `translate(${-190 + at * 190} 0)`,
      rect(tone.deep, -76, -150, 8, 150),
      rect(tone.deep, 68, -150, 8, 150),
      times(6, (stripe) =>
        poly(
          stripe % 2 ? tone.front : at === 1 ? tone.sun : tone.accent,
          [-90 + stripe * 30, -150],
          [-60 + stripe * 30, -150],
          [-50 + stripe * 20, -206],
          [-70 + stripe * 24, -206],
        ),
      ),
      rect(tone.front, -80, -74, 160, 74, 6),
      rect(shade, -80, -40, 160, 40, 6),
      times(5, (fruit) => circle(fruit % 2 ? tone.sun : tone.accent, -56 + fruit * 28, -82, 16)),
    ),
  );

/** Young trees in a row. */
export const arboles = (tone: Tone) =>
  times(5, (at) => {
    const size = [0.7, 1, 1.25, 0.95, 0.75][at] ?? 1;
    return group(
      `translate(${-220 + at * 110} 0) scale(${size})`,
      rect(tone.deep, -7, -70, 14, 70),
      path(at % 2 ? tone.sun : tone.front, 'M0 -200 C54 -160 60 -84 0 -56 C-60 -84 -54 -160 0 -200 Z'),
      path(shade, 'M0 -200 C54 -160 60 -84 0 -56 Z'),
    );
  });

/** The kantuta, the national flower, hanging in three. */
export const kantuta = (tone: Tone) => {
  const flower = path(
    '#b0122b',
    'M-18 0 C-24 60 -46 96 -70 138 C-40 128 -30 140 -24 164 C-12 142 12 142 24 164 C30 140 40 128 70 138 C46 96 24 60 18 0 Z',
  );
  const body =
    path('#0d5a43', 'M-22 6 C-20 -22 20 -22 22 6 Z') +
    path('#f3b229', 'M-20 4 C-22 40 -30 62 -40 86 L40 86 C30 62 22 40 20 4 Z') +
    path(shade, 'M0 4 L0 158 C12 142 20 150 24 164 C30 140 40 128 70 138 C46 96 24 60 20 4 Z');
  const hung = (x: number, y: number, turn: number, scale: number) =>
    group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, flower, body);
  return [
    `<path d="M-250 -300 C-150 -340 120 -340 250 -290" fill="none" stroke="${tone.deep}" stroke-width="9" stroke-linecap="round"/>`,
    path('#0d5a43', 'M-190 -318 q-50 -34 -92 -10 q34 40 92 10 z M120 -326 q40 -46 92 -30 q-24 46 -92 30 z'),
    hung(-130, -312, 12, 1.05),
    hung(120, -308, -12, 1.05),
    hung(-6, -318, 0, 1.5),
  ].join('');
};
