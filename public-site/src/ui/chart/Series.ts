import { formatNumber } from '@coop/domain/format';

/** The number format of a scale. It is data, so that a page can pass it to its island. */
type Notation = {
  decimals: number;
  decimalsUnderTen?: number;
  unit?: '%';
};

/** Formats a value for its scale: «12,5 %». */
export function inScale({ decimals, decimalsUnderTen = decimals, unit }: Notation, value: number): string {
  const places = value > 0 && value < 10 ? decimalsUnderTen : decimals;
  const text = formatNumber(value.toFixed(places), places);
  return unit ? `${text} ${unit}` : text;
}

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
  referencia?: { etiqueta: string; valor: number };
  /** Labels of the two parts of its bars, the lower one first. */
  partes?: readonly [string, string];
};
