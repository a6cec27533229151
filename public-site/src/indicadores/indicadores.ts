import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import type { Punto, Serie } from '../componentes/Grafico';
import { mesCorto } from '../mesCorto';

/** The figures of one month that visitors can follow; null where the statement does not give them. */
export type Mes = {
  fechaCorte: string;
  carteraBruta: string | null;
  depositos: string | null;
  indiceMora: string | null;
  coberturaMora: string | null;
  cap: string | null;
  socios: number | null;
};

export type Indicador = {
  clave: Exclude<keyof Mes, 'fechaCorte'>;
  titulo: string;
  /** What it means, for whoever has no accountant at hand. */
  explicacion: string;
  unidad: string;
  forma: Serie['forma'];
  texto: (valor: string | number) => string;
  /** The value on the scale of the chart, and how the scale writes it. */
  enEscala: (valor: number) => string;
  divisor: number;
};

const MILLON = 1_000_000;
const bolivianos = {
  unidad: 'en millones de bolivianos',
  forma: 'barras',
  texto: (valor: string | number) => formatMoney(valor, 'BOB', 0),
  enEscala: (valor: number) => formatNumber(valor.toFixed(1), valor < 10 && valor > 0 ? 1 : 0),
  divisor: MILLON,
} as const;
const porcentaje = {
  unidad: 'en porcentaje',
  forma: 'linea',
  texto: (valor: string | number) => formatPercent(valor),
  divisor: 1,
} as const;
const enPorcentaje = (places: number) => (valor: number) => `${formatNumber(valor.toFixed(places), places)} %`;

/** What the page follows month by month, in the order in which it is asked for. */
export const indicadores: readonly Indicador[] = [
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
    ...porcentaje,
    enEscala: enPorcentaje(2),
  },
  {
    clave: 'coberturaMora',
    titulo: 'Cobertura de la mora',
    explicacion: 'Cuánto de la cartera atrasada está cubierto con previsiones. Sobre 100 %, lo está toda.',
    ...porcentaje,
    enEscala: enPorcentaje(0),
  },
  {
    clave: 'cap',
    titulo: 'Coeficiente de adecuación patrimonial',
    explicacion: 'Cuánto capital respalda los riesgos que se asumen. Mientras más alto, más respaldo.',
    ...porcentaje,
    enEscala: enPorcentaje(1),
  },
  {
    clave: 'socios',
    titulo: 'Socios',
    explicacion: 'Personas y organizaciones dueñas de la cooperativa.',
    unidad: 'en número de socios',
    forma: 'barras',
    texto: (valor) => formatNumber(valor, 0),
    enEscala: (valor) => formatNumber(Math.round(valor), 0),
    divisor: 1,
  },
];

/** The months that have a figure, in the order of time. */
export const puntosDe = (meses: readonly Mes[], { clave, texto, divisor }: Indicador): Punto[] =>
  meses
    .flatMap(({ fechaCorte, [clave]: valor }) =>
      valor === null
        ? []
        : [
            {
              fecha: fechaCorte,
              etiqueta: mesCorto(fechaCorte),
              valor: Number(valor) / divisor,
              texto: texto(valor),
            },
          ],
    )
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
