import {
  boolean,
  choice,
  choices,
  computed,
  integer,
  internal,
  money,
  percent,
  publication,
  rows,
  section,
  text,
  texts,
} from '../../language/index.js';
import type { Value } from '../../language/shape.js';
import { isOrdered } from '../../rules/isOrdered.js';
import { findCollision, noOverlap, rangesOverlap } from '../../rules/noOverlap.js';
import { eachRow } from '../../rules/rules.js';
import { correctedWithReason } from '../shared/corrections.js';
import { documentos } from '../shared/documentos.js';
import { monedas } from '../shared/monedas.js';
import { versionDesde, versionHasta } from '../shared/periodoDeVersion.js';
import { terminadas } from '../shared/terminadas.js';

const filas = rows(
  'Tasas',
  {
    moneda: choice('Moneda', { ...monedas, UFV: 'UFV' }, { required: true }),
    tipoPersona: choice(
      'Persona',
      { natural: 'Natural', juridica: 'Jurídica', ambas: 'Natural y jurídica' },
      { required: true },
    ),
    plazoDesdeDias: integer('Plazo desde (días)', { required: true, min: 30, max: 3650 }),
    plazoHastaDias: integer('Plazo hasta (días)', { required: true, min: 30, max: 3650, help: 'Incluido.' }),
    montoDesde: money('Monto desde', { required: true, currencyField: 'moneda' }),
    montoHasta: money('Monto hasta', { currencyField: 'moneda', help: 'Incluido. Vacío: sin límite.' }),
    tasaAnual: percent('Tasa anual', { required: true, max: 30 }),
    pagoInteres: choices('Pago de intereses', {
      vencimiento: 'Al vencimiento',
      mensual: 'Mensual',
      trimestral: 'Trimestral',
    }),
  },
  {
    max: 200,
    pivot: {
      label: 'plazo y moneda',
      from: 'plazoDesdeDias',
      to: 'plazoHastaDias',
      across: 'moneda',
      figure: 'tasaAnual',
    },
  },
);

type Fila = Value<typeof filas>[number];

/** Versions of the term deposit rate table. The latest started version is in force. */
export const depositosPlazoFijo = section({
  name: 'productos/depositos-plazo-fijo',
  label: { one: 'Tabla de depósitos a plazo fijo', many: 'Depósitos a plazo fijo' },
  about: 'Versiones de la tabla de tasas de los DPF. Rige la última publicada cuya vigencia ya empezó.',
  icon: 'term',
  kind: publication({
    at: '/productos/depositos-plazo-fijo',
    sharedPage: true,
    versioned: true,
    needs: ['vigenteDesde', 'filas'],
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Tasas de depósitos 2031',
    filas: [
      {
        moneda: 'BOB',
        tipoPersona: 'ambas',
        plazoDesdeDias: 30,
        plazoHastaDias: 360,
        montoDesde: '500.00',
        tasaAnual: '3.5000',
        pagoInteres: ['vencimiento'],
      },
    ],
  },
  groups: {
    Versión: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      vigenteDesde: versionDesde(),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      nota: text('Nota', { multiline: true, max: 1000 }),
    },
    Tasas: {
      filas,
      inversionConfirmada: internal(
        boolean('Confirmo que algún plazo mayor paga menos que uno menor', {
          help: 'Solo hace falta para publicar una tabla así.',
        }),
      ),
    },
    Condiciones: {
      montoMinimoBob: money('Monto mínimo en bolivianos'),
      montoMinimoUsd: money('Monto mínimo en dólares', { currency: 'USD' }),
      renovacionAutomatica: boolean('Renovación automática'),
      renovacionTexto: text('Sobre la renovación', {
        multiline: true,
        max: 1000,
        shownWhen: { renovacionAutomatica: [true] },
      }),
      redencionAnticipada: text('Redención anticipada', { multiline: true, max: 1000 }),
    },
    'Características y requisitos': {
      caracteristicas: texts('Características'),
      beneficios: texts('Beneficios'),
      requisitos: texts('Requisitos'),
      documentos: documentos('Contrato modelo y cartilla', 5),
    },
    '': {
      ...correctedWithReason(),
      vigenteHasta: versionHasta(),
      cantidadFilas: internal(computed(integer('Filas'), ({ filas: list }: { filas: readonly Fila[] }) => list.length)),
    },
  },
  rules: [
    noOverlap('filas', collide),
    eachRow('filas', 'plazoHastaDias', 'No puede ser menor al plazo desde', (fila: Fila) =>
      isOrdered(fila.plazoDesdeDias, fila.plazoHastaDias),
    ),
    eachRow('filas', 'montoHasta', 'No puede ser menor al monto desde', (fila: Fila) =>
      isOrdered(fila.montoDesde, fila.montoHasta),
    ),
    {
      field: 'inversionConfirmada',
      when: 'publicar',
      message: ({ filas: list = [] }) =>
        `Un plazo mayor paga menos que uno menor (${inversion(list)}): revise las tasas o confirme que es correcto`,
      holds: ({ filas: list = [], inversionConfirmada }) => inversionConfirmada === true || !inversion(list),
    },
  ],
  unique: [{ fields: ['vigenteDesde'], when: { estado: ['publicado'] } }],
  figures: terminadas,
  table: {
    columns: ['titulo', 'vigenteDesde', 'cantidadFilas', 'situacion', 'publicadoEn', 'actualizadoPor'],
    filter: ['vigenteDesde'],
    search: ['titulo', 'nota'],
    sort: ['vigenteDesde', 'DESC'],
  },
});

const forSamePerson = (one: Fila, other: Fila) =>
  one.tipoPersona === other.tipoPersona || one.tipoPersona === 'ambas' || other.tipoPersona === 'ambas';

/** Whether two rows apply to the same deposits, ignoring the term. */
const areRivals = (one: Fila, other: Fila) =>
  one.moneda === other.moneda &&
  forSamePerson(one, other) &&
  rangesOverlap([one.montoDesde, one.montoHasta], [other.montoDesde, other.montoHasta]);

function collide(one: Fila, other: Fila): boolean {
  return (
    areRivals(one, other) &&
    rangesOverlap([one.plazoDesdeDias, one.plazoHastaDias], [other.plazoDesdeDias, other.plazoHastaDias])
  );
}

/** Names the first two rows (numbered from 1) where the longer term pays less. */
const inversion = (list: readonly Fila[]) =>
  findCollision(list, (one, other) => paysLess(one, other) || paysLess(other, one))
    ?.map((row) => `fila ${row}`)
    .join(' y ');

const paysLess = (long: Fila, short: Fila) =>
  areRivals(long, short) &&
  long.plazoDesdeDias > short.plazoDesdeDias &&
  Number(long.tasaAnual) < Number(short.tasaAnual);
