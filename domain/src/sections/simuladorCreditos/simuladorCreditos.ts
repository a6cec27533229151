import {
  choice,
  choices,
  decimal,
  defaulted,
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
import { eachRow } from '../../rules/rules.js';
import { formatPercent } from '../../text/format.js';
import { correctedWithReason } from '../shared/corrections.js';
import { monedas } from '../shared/monedas.js';
import { terminadas } from '../shared/terminadas.js';
import { categorias } from './categorias.js';
import { type Frecuencia, firstWithout, hasWholeTerm, MONTHS, frecuencias as offered } from './frecuencias.js';

const inBolivianos = { monedas: ['BOB'] };
const inDollars = { monedas: ['USD'] };
const withReferenceRate = { tipoTasa: ['variable', 'mixta'] };

export const simuladorCreditos = section({
  name: 'productos/simulador-creditos',
  label: { one: 'Producto de crédito', many: 'Simulador de créditos' },
  about: 'Productos de crédito con los que trabajan el simulador y la solicitud de crédito.',
  icon: 'calculator',
  kind: publication({
    orderedBy: ['orden'],
    at: '/productos/creditos',
    needs: ['requisitos'],
  }),
  title: ({ nombre }) => nombre,
  example: {
    nombre: 'Crédito de temporada',
    categoria: 'consumo',
    pagina: 'creditos',
    monedas: ['BOB'],
    montoMinBob: '1000.00',
    montoMaxBob: '50000.00',
    plazoMin: 6,
    plazoMax: 36,
    tipoTasa: 'fija',
    tasaAnual: '16.0000',
  },
  groups: {
    Producto: {
      nombre: text('Nombre', { required: true, min: 3, max: 80 }),
      categoria: choice('Categoría', categorias, { required: true }),
      pagina: choice(
        'Se muestra en',
        { creditos: 'Créditos', prestamos: 'Préstamos' },
        { required: true, help: 'Créditos: personas, vivienda y consumo. Préstamos: actividad productiva.' },
      ),
      codigoAsfi: internal(
        choice('Tipo de crédito según ASFI', {
          H0: 'H0 Hipotecario de vivienda',
          H1: 'H1 Vivienda sin garantía hipotecaria',
          M0: 'M0 Microcrédito individual',
          M1: 'M1 Microcrédito individual debidamente garantizado',
          M2: 'M2 Microcrédito con garantía real',
          N0: 'N0 Consumo',
          N1: 'N1 Consumo debidamente garantizado',
          N2: 'N2 Consumo con garantía real',
          P: 'P PyME',
          otro: 'Otro',
        }),
      ),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      descripcion: richText('Descripción'),
      imagen: image('Imagen'),
    },
    'Montos y plazos': {
      monedas: defaulted(choices('Monedas', monedas, { min: 1 }), ['BOB']),
      montoMinBob: money('Monto mínimo en bolivianos', { min: 1, requiredWhen: inBolivianos }),
      montoMaxBob: money('Monto máximo en bolivianos', { min: 1, requiredWhen: inBolivianos }),
      montoMinUsd: money('Monto mínimo en dólares', { currency: 'USD', min: 1, requiredWhen: inDollars }),
      montoMaxUsd: money('Monto máximo en dólares', { currency: 'USD', min: 1, requiredWhen: inDollars }),
      plazoMin: integer('Plazo mínimo (meses)', { required: true, min: 1, max: 360 }),
      plazoMax: integer('Plazo máximo (meses)', { required: true, min: 1, max: 360 }),
      graciaMaxMeses: integer('Gracia máxima (meses)', {
        min: 0,
        max: 24,
        help: 'Meses en los que solo se paga el interés.',
      }),
    },
    Tasa: {
      tipoTasa: choice('Tipo de tasa', { fija: 'Fija', variable: 'Variable', mixta: 'Mixta' }, { required: true }),
      tasaAnual: percent('Tasa anual', { required: true, max: 60 }),
      tasaMaximaRegulada: percent('Tasa máxima regulada', {
        help: 'La de este crédito, si su norma la da por tamaño o valor. La de su categoría está en «Parámetros normativos».',
      }),
      periodoFijoMeses: integer('Meses a tasa fija', { min: 1, max: 360, requiredWhen: { tipoTasa: ['mixta'] } }),
      spread: percent('Margen sobre la TRe', { requiredWhen: withReferenceRate }),
      treReferencia: percent('TRe de referencia', {
        requiredWhen: withReferenceRate,
        help: 'Si el crédito es en una sola moneda, rige la de «Tasas de referencia» en cuanto se publique una.',
      }),
    },
    'Pago y cargos': {
      sistemas: defaulted(
        choices('Sistema de amortización', { cuota_fija: 'Cuota fija', cuota_variable: 'Cuota variable' }, { min: 1 }),
        ['cuota_fija'],
      ),
      frecuencias: defaulted(choices('Frecuencia de pago', offered, { min: 1 }), ['mensual']),
      seguroDesgravamenMensual: decimal('Seguro de desgravamen mensual', {
        scale: 5,
        min: 0,
        max: 1,
        unit: '%',
        help: 'Porcentaje mensual sobre el saldo, por ejemplo 0,024.',
      }),
      otrosCargos: rows(
        'Otros cargos',
        {
          nombre: text('Nombre', { required: true, max: 80 }),
          tipo: choice(
            'Cómo se cobra',
            {
              monto_unico: 'Monto único',
              pct_desembolso: 'Porcentaje del desembolso',
              monto_cuota: 'Monto en cada cuota',
            },
            { required: true },
          ),
          valor: decimal('Valor', { required: true, min: 0, scale: 4 }),
          moneda: choice('Moneda', monedas, {
            help: 'De un monto, cuando el crédito es en varias.',
            shownWhen: { tipo: ['monto_unico', 'monto_cuota'] },
          }),
        },
        { max: 10 },
      ),
    },
    Requisitos: {
      garantias: texts('Garantías'),
      caracteristicas: texts('Características'),
      requisitos: texts('Requisitos'),
    },
    '': correctedWithReason(),
  },
  rules: [
    {
      field: 'montoMaxBob',
      message: 'El monto máximo no puede ser menor al mínimo',
      holds: ({ montoMinBob, montoMaxBob }) => isOrdered(montoMinBob, montoMaxBob),
    },
    {
      field: 'montoMaxUsd',
      message: 'El monto máximo no puede ser menor al mínimo',
      holds: ({ montoMinUsd, montoMaxUsd }) => isOrdered(montoMinUsd, montoMaxUsd),
    },
    {
      field: 'plazoMax',
      message: 'El plazo máximo no puede ser menor al mínimo',
      holds: ({ plazoMin, plazoMax }) => isOrdered(plazoMin, plazoMax),
    },
    {
      field: 'tasaAnual',
      message: ({ tasaMaximaRegulada }) => `La tasa supera la máxima regulada (${formatRate(tasaMaximaRegulada)})`,
      holds: ({ tasaAnual, tasaMaximaRegulada }) => isOrdered(tasaAnual, tasaMaximaRegulada),
    },
    {
      field: 'tasaAnual',
      message: ({ spread, treReferencia }) =>
        `En una tasa variable, la anual es la TRe más el margen (${formatPercent((units(spread ?? '0') + units(treReferencia ?? '0')) / 10_000)})`,
      holds: ({ tipoTasa, tasaAnual, spread, treReferencia }) =>
        tipoTasa !== 'variable' ||
        !spread ||
        !treReferencia ||
        !tasaAnual ||
        units(tasaAnual) === units(spread) + units(treReferencia),
    },
    {
      field: 'spread',
      message: ({ tasaMaximaRegulada }) =>
        `La TRe más el margen supera la tasa máxima regulada (${formatRate(tasaMaximaRegulada)})`,
      holds: ({ spread, treReferencia, tasaMaximaRegulada }) =>
        !spread ||
        !treReferencia ||
        !tasaMaximaRegulada ||
        units(spread) + units(treReferencia) <= units(tasaMaximaRegulada),
    },
    eachRow(
      'otrosCargos',
      'valor',
      'Un porcentaje está entre 0 y 100',
      ({ tipo, valor }: { tipo: string; valor: string }) => tipo !== 'pct_desembolso' || Number(valor) <= 100,
    ),
    {
      field: 'otrosCargos',
      message: 'Diga la moneda de cada monto, de las del crédito: uno por moneda si es en varias',
      holds: ({ monedas: currencies = [], otrosCargos = [] }) =>
        otrosCargos.every(({ tipo, moneda }: { tipo: string; moneda?: 'BOB' | 'USD' | null }) =>
          tipo === 'pct_desembolso' ? true : moneda ? currencies.includes(moneda) : currencies.length < 2,
        ),
    },
    {
      field: 'periodoFijoMeses',
      message: 'El período a tasa fija debe ser menor al plazo máximo',
      holds: ({ periodoFijoMeses, plazoMax }) => !periodoFijoMeses || !plazoMax || periodoFijoMeses < plazoMax,
    },
    {
      field: 'frecuencias',
      when: 'publicar',
      message: (loan) => `Ningún plazo entre el mínimo y el máximo se paga con frecuencia ${withoutTerm(loan)}`,
      holds: (loan) => !withoutTerm(loan),
    },
    {
      field: 'periodoFijoMeses',
      when: 'publicar',
      message: (loan) => `La tasa cambiaría en un mes sin cuota, con frecuencia ${changesBetween(loan)}`,
      holds: (loan) => !changesBetween(loan),
    },
    {
      field: 'graciaMaxMeses',
      message: 'La gracia debe ser menor al plazo máximo',
      holds: ({ graciaMaxMeses, plazoMax }) => !graciaMaxMeses || !plazoMax || graciaMaxMeses < plazoMax,
    },
  ],
  unique: [['nombre']],
  figures: terminadas,
  table: {
    columns: ['nombre', 'categoria', 'pagina', 'tasaAnual', 'plazoMax', 'situacion', 'vigenteHasta'],
    pictures: ['imagen'],
    filter: ['categoria', 'pagina', 'tipoTasa'],
    search: ['nombre', 'resumen'],
    sort: ['orden', 'ASC'],
  },
});

type Periods = {
  frecuencias?: readonly Frecuencia[] | undefined;
  plazoMin?: number | undefined;
  plazoMax?: number | undefined;
  periodoFijoMeses?: number | null | undefined;
};

/** Returns a frequency that divides no term of the loan. */
const withoutTerm = ({ frecuencias = ['mensual'], plazoMin, plazoMax }: Periods) =>
  plazoMin && plazoMax ? firstWithout(frecuencias, (one) => hasWholeTerm(one, plazoMin, plazoMax)) : undefined;

/** Returns a frequency at which a mixed rate would change between two payments. */
const changesBetween = ({ frecuencias = ['mensual'], periodoFijoMeses }: Periods) =>
  periodoFijoMeses ? firstWithout(frecuencias, (one) => periodoFijoMeses % MONTHS[one] === 0) : undefined;

const formatRate = (rate: string | null | undefined) => formatPercent(rate ?? '0');

const units = (rate: string) => Math.round(Number(rate) * 10_000);
