import { ratesOn } from '../../amounts/amounts.js';
import type { Clock } from '../../language/derived.js';
import {
  boolean,
  choice,
  computed,
  date,
  image,
  integer,
  internal,
  money,
  percent,
  publication,
  richText,
  rows,
  section,
  text,
  texts,
} from '../../language/index.js';
import { isOrdered } from '../../rules/isOrdered.js';
import { noOverlap, rangesOverlap } from '../../rules/noOverlap.js';
import { eachRow } from '../../rules/rules.js';
import { correctedWithReason } from '../shared/corrections.js';
import { documentos } from '../shared/documentos.js';
import { monedas } from '../shared/monedas.js';
import { YEARS_OF_RATES } from '../shared/periodoDeVersion.js';
import { terminadas } from '../shared/terminadas.js';
import { ahorroPublics } from './labels.js';

export const cajaAhorro = section({
  name: 'productos/caja-ahorro',
  label: { one: 'Caja de ahorro', many: 'Cajas de ahorro', menu: 'Caja de ahorros' },
  about: 'Cajas de ahorro que la cooperativa ofrece, con sus tasas y requisitos.',
  icon: 'savings',
  kind: publication({
    orderedBy: ['orden'],
    at: '/productos/caja-ahorro',
    sharedPage: true,
    needs: ['tasas', 'requisitos'],
  }),
  title: ({ nombre }) => nombre,
  example: {
    nombre: 'Ahorro de temporada',
    publico: 'general',
    capitalizacion: 'mensual',
    montoAperturaBob: '50.00',
  },
  groups: {
    Producto: {
      nombre: text('Nombre', { required: true, min: 3, max: 80 }),
      publico: choice('Dirigido a', ahorroPublics, { required: true }),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      descripcion: richText('Descripción'),
      imagen: image('Imagen'),
    },
    Tasas: {
      tasas: rows(
        'Tasas',
        {
          moneda: choice('Moneda', monedas, { required: true }),
          saldoDesde: money('Saldo desde', { required: true, currencyField: 'moneda' }),
          saldoHasta: money('Saldo hasta', { currencyField: 'moneda', help: 'Incluido. Vacío: sin límite.' }),
          tasaAnual: percent('Tasa anual', { required: true, max: 30 }),
          vigenteDesde: date('Vigente desde', { required: true, years: YEARS_OF_RATES }),
        },
        { max: 40 },
      ),
      capitalizacion: choice(
        'Capitalización',
        { mensual: 'Mensual', trimestral: 'Trimestral', semestral: 'Semestral', anual: 'Anual' },
        { required: true },
      ),
    },
    'Montos y límites': {
      montoAperturaBob: money('Apertura en bolivianos', { required: true }),
      montoAperturaUsd: money('Apertura en dólares', { currency: 'USD', help: 'Vacío: no se abre en dólares.' }),
      saldoMinimoBob: money('Saldo mínimo en bolivianos'),
      saldoMinimoUsd: money('Saldo mínimo en dólares', { currency: 'USD' }),
      limiteRetirosMes: integer('Retiros por mes', { min: 0, max: 999, help: 'Vacío: sin límite.' }),
      limiteRetiroPorcentaje: percent('Retiro máximo (% del saldo)'),
    },
    'Características y requisitos': {
      tarjetaDebito: boolean('Con tarjeta de débito'),
      bancaEnLinea: boolean('Con banca en línea'),
      caracteristicas: texts('Características'),
      beneficios: texts('Beneficios'),
      requisitos: texts('Requisitos'),
      documentos: documentos('Contrato modelo y cartilla', 5),
    },
    '': {
      ...correctedWithReason(),
      tasaBob: internal(computed(percent('Tasa en bolivianos'), bestRate('BOB'))),
      tasaUsd: internal(computed(percent('Tasa en dólares'), bestRate('USD'))),
    },
  },
  rules: [
    noOverlap(
      'tasas',
      (one: Tasa, other: Tasa) =>
        one.moneda === other.moneda &&
        one.vigenteDesde === other.vigenteDesde &&
        rangesOverlap([one.saldoDesde, one.saldoHasta], [other.saldoDesde, other.saldoHasta]),
    ),
    eachRow('tasas', 'saldoHasta', 'No puede ser menor al saldo desde', ({ saldoDesde, saldoHasta }: Tasa) =>
      isOrdered(saldoDesde, saldoHasta),
    ),
  ],
  unique: [['nombre']],
  figures: terminadas,
  table: {
    columns: ['nombre', 'publico', 'tasaBob', 'tasaUsd', 'montoAperturaBob', 'situacion'],
    pictures: ['imagen'],
    filter: ['publico', 'capitalizacion'],
    search: ['nombre', 'resumen'],
    sort: ['orden', 'ASC'],
  },
});

type Tasa = {
  moneda: string;
  vigenteDesde: string;
  saldoDesde: string;
  saldoHasta: string | null;
  tasaAnual: string;
};

/** Returns the highest rate today in a currency, for any balance. */
function bestRate(moneda: string) {
  return ({ tasas }: { tasas: readonly Tasa[] }, { today }: Clock): string | null =>
    ratesOn(tasas, today)
      .filter((rate) => rate.moneda === moneda)
      .reduce<string | null>((best, { tasaAnual }) => (isOrdered(tasaAnual, best ?? '-1') ? best : tasaAnual), null);
}
