import type { Notation } from './inScale';

/** A value of a series: its date, its label («oct 2026») and its formatted value. */
export type Point = {
  fecha: string;
  etiqueta: string;
  valor: number;
  texto: string;
  /** The lower part of a two-part bar. */
  base?: number;
};

export type Series = {
  /** In chronological order. */
  puntos: readonly Point[];
  /** Bars start at zero, for amounts; lines are for ratios. */
  forma: 'linea' | 'barras';
  escala: Notation;
  /** A reference level, such as a legal minimum. */
  referencia?: { etiqueta: string; valor: number };
  /** Labels of the two parts of its bars, the lower one first. */
  partes?: readonly [string, string];
};
