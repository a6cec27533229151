import type { Notation } from './inScale';

/** One value of a series: its day, how it is called in words («oct 2026»), and the value as people read it. */
export type Point = {
  fecha: string;
  etiqueta: string;
  valor: number;
  texto: string;
  /** Of a bar that has two parts, the one below. */
  base?: number;
};

export type Series = {
  /** In the order of time. */
  puntos: readonly Point[];
  /** Bars start at zero: for amounts. A line, for ratios. */
  forma: 'linea' | 'barras';
  escala: Notation;
  /** A level that matters, such as a legal minimum. */
  referencia?: { etiqueta: string; valor: number };
  /** What the two parts of its bars are, the one below first. */
  partes?: readonly [string, string];
};
