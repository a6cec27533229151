import { addDays } from '../../calendar/days.js';
import {
  choice,
  decimal,
  file,
  integer,
  money,
  percent,
  publication,
  rows,
  section,
  text,
} from '../../language/index.js';
import type { Value } from '../../language/shape.js';
import { isOrdered } from '../../rules/isOrdered.js';
import { noOverlap, rangesOverlap } from '../../rules/noOverlap.js';
import { eachRow } from '../../rules/rules.js';
import { plain } from '../../text/plain.js';
import { correctedWithReason } from '../shared/corrections.js';
import { monedas } from '../shared/monedas.js';
import { versionDesde, versionHasta } from '../shared/periodoDeVersion.js';
import { vigencia } from '../shared/vigencia.js';
import { tarifarioUses } from './labels.js';

/** Days before a version begins from which the panel urges its publication. */
const SOON_DAYS = 7;

const DAYS_OF_A_MONTH = 30;
const percentages = ['porcentaje_anual', 'porcentaje'];
const withFigure = { valorTipo: [...percentages, 'monto'] };

const filas = rows(
  'Filas',
  {
    grupo: choice(
      'Grupo',
      {
        tasas_activas: 'Tasas activas',
        tasas_pasivas: 'Tasas pasivas',
        comisiones: 'Comisiones',
        seguros: 'Seguros',
        certificados_aportacion: 'Certificados de aportación',
      },
      { required: true },
    ),
    concepto: text('Concepto', { required: true, min: 3, max: 150 }),
    valorTipo: choice(
      'Se cobra o paga',
      {
        porcentaje_anual: 'Porcentaje anual',
        porcentaje: 'Porcentaje',
        monto: 'Monto',
        tre_mas: 'TRe más un margen',
        gratuito: 'Gratuito',
        segun_convenio: 'Según convenio',
      },
      { required: true },
    ),
    valor: decimal('Valor', {
      scale: 4,
      min: 0,
      shownWhen: withFigure,
      percentWhen: { valorTipo: percentages },
      currencyField: 'moneda',
    }),
    moneda: choice('Moneda', { ...monedas, UFV: 'UFV', ambas: 'Ambas monedas' }, { required: true }),
    montoDesde: money('Monto desde', { currencyField: 'moneda' }),
    montoHasta: money('Monto hasta', { currencyField: 'moneda', help: 'Incluido. Vacío: sin límite.' }),
    plazoDesde: integer('Plazo desde', { min: 0, max: 20_000 }),
    plazoHasta: integer('Plazo hasta', { min: 0, max: 20_000, help: 'Incluido. Vacío: sin límite.' }),
    plazoUnidad: choice('Unidad del plazo', { dias: 'Días', meses: 'Meses' }),
    periodoFijoMeses: integer('Meses a tasa fija', { min: 0, max: 360, shownWhen: { valorTipo: ['tre_mas'] } }),
    spread: decimal('Margen sobre la TRe', { scale: 4, min: 0, max: 100, shownWhen: { valorTipo: ['tre_mas'] } }),
    teaTeac: percent('TEA o TEAC', { max: 999 }),
    observacion: text('Observación', { max: 300 }),
    uso: choice('Para qué', tarifarioUses, {
      help: 'La pregunta de un visitante a la que responde la fila: «¿Cuánto me cuesta enviar dinero?».',
    }),
  },
  { max: 300 },
);

type Fila = Value<typeof filas>[number];

/** Versions of fees and rates. Product rates stay in their own sections (see `productRates`). */
export const tarifario = section({
  name: 'institucional/tarifario',
  label: { one: 'Tarifario', many: 'Tarifarios', menu: 'Tarifario' },
  about: 'Versiones del tarifario. Rige la última publicada cuya vigencia ya empezó.',
  icon: 'receipt',
  kind: publication({
    at: '/institucional/tarifario',
    afterEnd: 'vigencia',
    versioned: true,
    needs: ['vigenteDesde', 'pdfOficial', 'filas'],
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Tarifario 2031',
    filas: [
      { grupo: 'comisiones', concepto: 'Certificación de saldos', moneda: 'BOB', valorTipo: 'monto', valor: '20' },
      { grupo: 'comisiones', concepto: 'Giro nacional', moneda: 'BOB', valorTipo: 'porcentaje', valor: '0.5' },
    ],
  },
  groups: {
    Versión: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      vigenteDesde: versionDesde(),
      pdfOficial: file('Tarifario oficial (PDF)'),
      nota: text('Nota', { multiline: true, max: 1000 }),
    },
    'Comisiones, seguros y otras tasas': {
      filas,
    },
    '': {
      ...correctedWithReason(),
      vigenteHasta: versionHasta(),
      vigencia: vigencia(),
    },
  },
  groupHelp: {
    'Comisiones, seguros y otras tasas':
      'Las tasas de créditos, cajas de ahorro y depósitos no se escriben aquí: el tarifario vigente las lee de sus secciones.',
  },
  rules: [
    noOverlap('filas', collide, ({ grupo, concepto }: Fila) => `${grupo} ${plain(concepto)}`),
    eachRow('filas', 'montoHasta', 'No puede ser menor al monto desde', ({ montoDesde, montoHasta }: Fila) =>
      isOrdered(montoDesde, montoHasta),
    ),
    eachRow('filas', 'plazoHasta', 'No puede ser menor al plazo desde', ({ plazoDesde, plazoHasta }: Fila) =>
      isOrdered(plazoDesde, plazoHasta),
    ),
    eachRow(
      'filas',
      'plazoUnidad',
      'El plazo necesita su unidad',
      (fila: Fila) => (fila.plazoDesde ?? fila.plazoHasta ?? null) === null || Boolean(fila.plazoUnidad),
    ),
    eachRow(
      'filas',
      'valor',
      'Un porcentaje o un monto necesita su valor',
      ({ valorTipo, valor }: Fila) => !withFigure.valorTipo.includes(valorTipo) || valor !== null,
    ),
    eachRow(
      'filas',
      'spread',
      'Una tasa con TRe necesita su margen',
      ({ valorTipo, spread }: Fila) => valorTipo !== 'tre_mas' || spread !== null,
    ),
    eachRow(
      'filas',
      'valor',
      'Un porcentaje está entre 0 y 100',
      ({ valorTipo, valor }: Fila) => !percentages.includes(valorTipo) || Number(valor) <= 100,
    ),
  ],
  unique: [{ fields: ['vigenteDesde'], when: { estado: ['publicado'] } }],
  imports: ['titulo'],
  figures: ({ today }) => [
    {
      clave: 'por_regir',
      etiqueta: `Sin publicar y rigen en ${SOON_DAYS} días o antes`,
      tono: 'urgente',
      filtro: { situacion: 'borrador', vigenteDesde_hasta: addDays(today, SOON_DAYS) },
    },
  ],
  table: {
    columns: ['titulo', 'vigenteDesde', 'vigenteHasta', 'situacion', 'publicadoEn', 'actualizadoEn'],
    filter: ['vigenteDesde'],
    search: ['titulo', 'nota'],
    sort: ['vigenteDesde', 'DESC'],
  },
});

const inDays = (plazo: number | null, unit: Fila['plazoUnidad']) =>
  plazo === null ? null : plazo * (unit === 'meses' ? DAYS_OF_A_MONTH : 1);

function collide(one: Fila, other: Fila): boolean {
  const sameCurrency = one.moneda === other.moneda || one.moneda === 'ambas' || other.moneda === 'ambas';
  return (
    sameCurrency &&
    rangesOverlap([one.montoDesde, one.montoHasta], [other.montoDesde, other.montoHasta]) &&
    rangesOverlap(
      [inDays(one.plazoDesde, one.plazoUnidad), inDays(one.plazoHasta, one.plazoUnidad)],
      [inDays(other.plazoDesde, other.plazoUnidad), inDays(other.plazoHasta, other.plazoUnidad)],
    )
  );
}
