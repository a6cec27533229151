import { amount, cents, differByAtMost, ratio } from '../../amounts/amounts.js';
import { closesMonth } from '../../calendar/days.js';
import {
  boolean,
  computed,
  date,
  defaulted,
  file,
  integer,
  internal,
  money,
  percent,
  publication,
  rows,
  section,
  text,
} from '../../language/index.js';
import { eachRow } from '../../rules/rules.js';

/** Legal minimum of the coefficient, in the percent field's four decimals (Ley 393 de Servicios Financieros). */
const LEGAL_MINIMUM = '10.0000';
const weights: readonly number[] = [0, 10, 20, 50, 75, 100];

/** Capital adequacy ratio (CAP) of each month: regulatory capital over risk-weighted assets. */
export const coeficienteAdecuacionPatrimonial = section({
  name: 'institucional/coeficiente-adecuacion-patrimonial',
  label: {
    one: 'Coeficiente de adecuación patrimonial',
    many: 'Coeficientes de adecuación patrimonial',
    menu: 'Coeficiente de adecuación patrimonial',
  },
  about: 'Coeficiente de adecuación patrimonial (CAP) por fecha de corte.',
  icon: 'percent',
  kind: publication({
    endless: true,
    at: '/institucional/coeficiente-adecuacion-patrimonial',
    sharedPage: true,
    byYear: 'fechaCorte',
    needs: ['pdf'],
  }),
  title: ({ fechaCorte }) => `CAP al ${fechaCorte.split('-').reverse().join('/')}`,
  example: {
    fechaCorte: '2015-06-30',
    capitalRegulatorio: '13500000.00',
    activosPonderados: '100000000.00',
  },
  groups: {
    Coeficiente: {
      fechaCorte: date('Al', { required: true, help: 'Último día de un mes.' }),
      capitalRegulatorio: money('Capital regulatorio (Bs)', { required: true, min: 0.01 }),
      activosPonderados: money('Activos ponderados por riesgo (Bs)', { required: true, min: 0.01 }),
      cap: computed(percent('CAP', { max: 99_999 }), capOf),
      capPublicado: percent('CAP del documento oficial', {
        max: 999,
        help: 'Solo si el documento, por redondeo, dice otro valor que el calculado: hasta 0,01 más o menos.',
      }),
      minimoLegal: defaulted(
        percent('Mínimo legal', {
          min: Number(LEGAL_MINIMUM),
          help: 'El de la ley, o uno mayor que se exija a la entidad.',
        }),
        LEGAL_MINIMUM,
      ),
      bajoMinimo: computed(boolean('Debajo del mínimo legal'), isBelow),
      bajoMinimoConfirmado: internal(
        boolean('Confirmo que el coeficiente está por debajo del mínimo legal', {
          help: 'Solo hace falta para publicar un coeficiente menor al mínimo.',
        }),
      ),
    },
    Detalle: {
      detallePonderacion: rows(
        'Detalle de la ponderación',
        {
          coeficiente: integer('Coeficiente (%)', { required: true, min: 0, max: 100 }),
          activo: money('Activo', { required: true }),
          ponderado: money('Activo ponderado', { required: true }),
        },
        { max: 10 },
      ),
      descripcion: text('Descripción', { multiline: true, max: 1000 }),
      pdf: file('Documento oficial (PDF)'),
    },
  },
  rules: [
    closesMonth('fechaCorte'),
    {
      field: 'capPublicado',
      message: (row) => `El capital entre los activos ponderados da ${inWords(capOf(row))}; revise las cifras`,
      holds: ({ capPublicado, ...row }) => {
        const computed = capOf(row);
        // `cents` yields units of the percent field's four decimals: 100 of them are one hundredth.
        return !capPublicado || computed === null || differByAtMost(cents(capPublicado), cents(computed), 100n);
      },
    },
    {
      field: 'bajoMinimoConfirmado',
      when: 'publicar',
      message: 'El coeficiente es menor al mínimo legal: confirme que es correcto para publicarlo',
      holds: (row) => !isBelow(row) || row.bajoMinimoConfirmado === true,
    },
    {
      field: 'detallePonderacion',
      message: 'La suma de los activos ponderados del detalle no coincide con el total (diferencia mayor a Bs 1,00)',
      holds: ({ detallePonderacion = [], activosPonderados }) =>
        detallePonderacion.length === 0 ||
        !activosPonderados ||
        differByAtMost(
          detallePonderacion.reduce((sum, { ponderado }) => sum + cents(ponderado), 0n),
          cents(activosPonderados),
          100n,
        ),
    },
    eachRow(
      'detallePonderacion',
      'coeficiente',
      'El coeficiente es 0, 10, 20, 50, 75 o 100 %',
      ({ coeficiente }: { coeficiente: number }) => weights.includes(coeficiente),
    ),
  ],
  unique: [['fechaCorte']],
  imports: ['fechaCorte'],
  table: {
    columns: ['fechaCorte', 'cap', 'minimoLegal', 'bajoMinimo', 'situacion', 'publicadoEn'],
    filter: ['fechaCorte'],
    search: ['descripcion'],
    sort: ['fechaCorte', 'DESC'],
  },
});

type Figures = {
  capitalRegulatorio?: string | null;
  activosPonderados?: string | null;
  minimoLegal?: string | null;
};

/** Rounds half up to two decimals, but never up to the minimum: 9,996 % gives 9,99 %, not 10,00 %. */
function capOf(row: Figures): string | null {
  const rounded = ratio(row.capitalRegulatorio, row.activosPonderados);
  const reaches = rounded !== null && cents(rounded) >= cents(row.minimoLegal);
  return reaches && isBelow(row) ? oneHundredthLess(rounded) : rounded;
}

/** Whether the capital is below the required share of the assets, to the cent. */
function isBelow({ capitalRegulatorio, activosPonderados, minimoLegal }: Figures): boolean {
  if (!capitalRegulatorio || !activosPonderados || !minimoLegal) return false;
  return cents(capitalRegulatorio) * WHOLE < cents(activosPonderados) * cents(minimoLegal);
}

/** 100 % in units of the percent field's four decimals. */
const WHOLE = 1_000_000n;

const oneHundredthLess = (cap: string) => `${amount(cents(cap) / 100n - 1n)}00`;

const inWords = (cap: string | null) => `${cap?.slice(0, -2).replace('.', ',')} %`;
