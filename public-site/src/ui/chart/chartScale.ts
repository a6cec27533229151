import { nice, ticks } from 'd3-array';
import { inScale } from './inScale';
import type { Series } from './Series';

const heights = { 960: 320, 520: 260, 340: 230 };
/** Text in a picture shrinks with it, so that each width has its own drawing. */
export type Width = keyof typeof heights;

/** Where values stand in a drawing of that size, with its marks; lengths in units of its `viewBox`. */
export function scaleOf({ puntos, forma, referencia, escala }: Series, width: Width) {
  const height = heights[width];
  const values = [...puntos.map(({ valor }) => valor), ...(referencia ? [referencia.valor] : [])];
  const least = forma === 'barras' ? 0 : Math.min(...values);
  const greatest = Math.max(...values);
  const slack = forma === 'barras' ? 0 : Math.max((greatest - least) * 0.18, Math.abs(greatest) * 0.01);
  const [bajo, cima] = nice(least - slack, greatest + slack, 4);
  const marks = ticks(bajo, cima, 4);
  // What a character of the widest figures takes.
  const from = 12 + Math.max(...marks.map((mark) => inScale(escala, mark).length)) * 7.2;
  const until = width - 14;
  const [techo, suelo] = [30, height - 28];
  // Bars take their place whole, within the scale; points stand on its ends.
  const step = (until - from) / (forma === 'barras' ? puntos.length : Math.max(1, puntos.length - 1));
  const first = forma === 'barras' ? from + step / 2 : from;
  return {
    alto: height,
    desde: from,
    hasta: until,
    suelo,
    techo,
    paso: step,
    marcas: marks,
    x: (at: number) => round(first + at * step),
    y: (value: number) => round(suelo - ((value - bajo) * (suelo - techo)) / (cima - bajo || 1)),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
