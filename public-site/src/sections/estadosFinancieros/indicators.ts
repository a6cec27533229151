import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import type { Point, Series } from '../../ui/chart/Series';
import { shortMonth } from '../../wording/formats';

/** Public figures of a month; null where the statement omits them. */
export type Month = {
  fechaCorte: string;
  carteraBruta: string | null;
  depositos: string | null;
  indiceMora: string | null;
  coberturaMora: string | null;
  cap: string | null;
  socios: number | null;
};

export type Indicator = {
  clave: Exclude<keyof Month, 'fechaCorte'>;
  titulo: string;
  explicacion: string;
  unidad: string;
  forma: Series['forma'];
  texto: (value: string | number) => string;
  /** Divisor of the values on the chart's scale, and the format of the scale. */
  divisor: number;
  escala: Series['escala'];
};

const MILLION = 1_000_000;
const bolivianos = {
  unidad: 'en millones de bolivianos',
  forma: 'barras',
  texto: (value: string | number) => formatMoney(value, 'BOB', 0),
  escala: { decimals: 0, decimalsUnderTen: 1 },
  divisor: MILLION,
} as const;
const percentage = {
  unidad: 'en porcentaje',
  forma: 'linea',
  texto: (value: string | number) => formatPercent(value),
  divisor: 1,
} as const;

export const indicators: readonly Indicator[] = [
  {
    clave: 'carteraBruta',
    titulo: 'Cartera de créditos',
    explicacion: 'Todo lo que la cooperativa tiene prestado a sus socios.',
    ...bolivianos,
  },
  {
    clave: 'depositos',
    titulo: 'Depósitos',
    explicacion: 'El ahorro y los depósitos a plazo fijo que nos confían.',
    ...bolivianos,
  },
  {
    clave: 'indiceMora',
    titulo: 'Índice de mora',
    explicacion: 'De cada 100 bolivianos prestados, cuántos están atrasados. Mientras más bajo, mejor.',
    ...percentage,
    escala: { decimals: 2, unit: '%' },
  },
  {
    clave: 'coberturaMora',
    titulo: 'Cobertura de la mora',
    explicacion: 'Cuánto de la cartera atrasada está cubierto con previsiones. Sobre 100 %, lo está toda.',
    ...percentage,
    escala: { decimals: 0, unit: '%' },
  },
  {
    clave: 'cap',
    titulo: 'Coeficiente de adecuación patrimonial',
    explicacion: 'Cuánto capital respalda los riesgos que se asumen. Mientras más alto, más respaldo.',
    ...percentage,
    escala: { decimals: 1, unit: '%' },
  },
  {
    clave: 'socios',
    titulo: 'Socios',
    explicacion: 'Personas y organizaciones dueñas de la cooperativa.',
    unidad: 'en número de socios',
    forma: 'barras',
    texto: (value) => formatNumber(value, 0),
    escala: { decimals: 0 },
    divisor: 1,
  },
];

export const pointsOf = (months: readonly Month[], { clave, texto, divisor }: Indicator): Point[] =>
  months
    .flatMap(({ fechaCorte, [clave]: value }) =>
      value === null
        ? []
        : [
            {
              fecha: fechaCorte,
              etiqueta: shortMonth(fechaCorte),
              valor: Number(value) / divisor,
              texto: texto(value),
            },
          ],
    )
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
