import {
  type AnySection,
  type Draft,
  type Field,
  formatDate,
  formatNumber,
  formatPercent,
  sections,
  todayInLaPaz,
} from '@coop/domain';
import { productRates, type RatedProducts, type RateRow } from '@coop/domain/rates';
import { pdf } from '../documents/documents.js';
import { day } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { cajaAhorro } from './cajaAhorro.js';
import { creditos } from './creditos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';

/** Returns the rates of the demonstration's products, for documents that must repeat them. */
const demoRates = (): RateRow[] =>
  productRates(
    {
      creditos: rowsOf(sections['productos/simulador-creditos'], creditos()) as RatedProducts['creditos'],
      cajas: rowsOf(sections['productos/caja-ahorro'], cajaAhorro()) as RatedProducts['cajas'],
      depositos: rowsOf(sections['productos/depositos-plazo-fijo'], depositosPlazoFijo()).at(
        -1,
      ) as RatedProducts['depositos'],
    },
    todayInLaPaz(),
  );

const rowsOf = ({ fields }: AnySection, seeds: readonly Seed[]): unknown[] =>
  seeds
    .filter(({ orders }) => orders.some(({ name }) => name === 'publicar'))
    .map(({ draft }) => ({
      ...Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.initial ?? null])),
      ...draft,
    }));

type Fila = NonNullable<Draft<(typeof sections)['institucional/tarifario']>['filas']>[number];

const { published, draft } = publishing(sections['institucional/tarifario']);

const comision = (concepto: string, valor: string, uso: Fila['uso'], mas: Partial<Fila> = {}): Fila => ({
  grupo: 'comisiones',
  concepto,
  moneda: 'BOB',
  valorTipo: 'monto',
  valor,
  uso,
  ...mas,
});
const gratuita = (concepto: string, uso: Fila['uso']): Fila => ({
  grupo: 'comisiones',
  concepto,
  moneda: 'ambas',
  valorTipo: 'gratuito',
  uso,
});

/** Fees outside products. Rates of loans, savings and deposits are in their own sections. */
const filas: Fila[] = [
  gratuita('Apertura y mantenimiento de caja de ahorro', 'ahorrar'),
  gratuita('Emisión de la primera tarjeta de débito', 'tramitar'),
  gratuita('Retiro en los cajeros de la cooperativa', 'sacar'),
  gratuita('Consulta de saldo en banca en línea', 'tramitar'),
  gratuita('Atención en el Punto de Reclamo', 'tramitar'),
  comision('Retiro en cajeros de otras entidades', '5', 'sacar', {
    observacion: 'Por retiro; los dos primeros del mes son gratuitos',
  }),
  comision('Reposición de tarjeta de débito', '30', 'tramitar'),
  comision('Extracto impreso adicional', '5', 'tramitar', { observacion: 'Por mes solicitado' }),
  comision('Certificación de cuenta o de saldos', '20', 'tramitar'),
  comision('Transferencia ACH por ventanilla', '7', 'enviar', { montoHasta: '50000' }),
  comision('Transferencia ACH por ventanilla', '15', 'enviar', { montoDesde: '50000.01' }),
  comision('Transferencia ACH por banca en línea', '2', 'enviar'),
  comision('Giro nacional', '10', 'enviar', { montoHasta: '3000' }),
  comision('Giro nacional', '20', 'enviar', { montoDesde: '3000.01' }),
  comision('Caja de seguridad pequeña, por año', '350', null),
  comision('Caja de seguridad mediana, por año', '520', null),
  comision('Caja de seguridad grande, por año', '780', null),
  {
    grupo: 'comisiones',
    concepto: 'Cobranza de servicios públicos',
    moneda: 'BOB',
    valorTipo: 'segun_convenio',
    observacion: 'La paga la empresa, no el socio',
    uso: 'pagar',
  },
  {
    grupo: 'seguros',
    concepto: 'Desgravamen hipotecario y de consumo',
    moneda: 'ambas',
    valorTipo: 'porcentaje',
    valor: '0.024',
    observacion: 'Mensual, sobre el saldo deudor',
    uso: 'pedir',
  },
  {
    grupo: 'seguros',
    concepto: 'Vida en grupo para socios',
    moneda: 'BOB',
    valorTipo: 'monto',
    valor: '36',
    observacion: 'Prima anual',
  },
  {
    grupo: 'seguros',
    concepto: 'Protección de tarjeta de débito',
    moneda: 'BOB',
    valorTipo: 'monto',
    valor: '24',
    observacion: 'Prima anual, voluntaria',
  },
  {
    grupo: 'certificados_aportacion',
    concepto: 'Certificado de aportación',
    moneda: 'BOB',
    valorTipo: 'monto',
    valor: '40',
    observacion: 'Valor de cada certificado; ocho como mínimo para obtener un crédito',
    uso: 'asociarse',
  },
  {
    grupo: 'certificados_aportacion',
    concepto: 'Cuota de ingreso',
    moneda: 'BOB',
    valorTipo: 'monto',
    valor: '20',
    observacion: 'Una sola vez',
    uso: 'asociarse',
  },
];

const groups: Record<Fila['grupo'], string> = {
  tasas_activas: 'Tasa activa',
  tasas_pasivas: 'Tasa pasiva',
  comisiones: 'Comisión',
  seguros: 'Seguro',
  certificados_aportacion: 'Certificado',
};
const currencies: Record<Fila['moneda'], string> = { BOB: 'Bs', USD: 'USD', UFV: 'UFV', ambas: 'Bs y USD' };

type Line = Fila | RateRow;

function priceOf({ valorTipo, valor, spread }: Line): string {
  if (valorTipo === 'gratuito') return 'Gratuito';
  if (valorTipo === 'segun_convenio') return 'Según convenio';
  if (valorTipo === 'tre_mas') return `TRe + ${formatPercent(spread ?? 0)}`;
  if (valorTipo === 'monto') return formatNumber(valor ?? 0);
  return valorTipo === 'porcentaje' ? formatPercent(valor ?? 0, 3) : `${formatPercent(valor ?? 0)} anual`;
}

function limitsOf({ montoDesde, montoHasta, plazoDesde, plazoHasta, plazoUnidad }: Line): string {
  const unit = plazoUnidad === 'meses' ? 'meses' : 'días';
  return [
    montoDesde && `desde ${formatNumber(montoDesde)}`,
    montoHasta && `hasta ${formatNumber(montoHasta)}`,
    plazoDesde && `desde ${plazoDesde} ${unit}`,
    plazoHasta && `hasta ${plazoHasta} ${unit}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Builds the official document, which repeats all rates and fees of its date. */
const oficial = (vigenteDesde: string, list: readonly Line[]) =>
  pdf(
    'Tarifario',
    `Vigente desde el ${formatDate(vigenteDesde)}`,
    [
      'Tasas activas y pasivas, comisiones, seguros y certificados de aportación de la cooperativa.',
      'Las tasas son anuales y nominales. La tasa de los contratos vigentes no se modifica de manera unilateral (Ley N° 393, artículo 62).',
    ],
    [
      ['Grupo', 'Concepto', 'Límites', 'Moneda', 'Valor'],
      ...list.map((fila) => [
        groups[fila.grupo],
        fila.concepto,
        limitsOf(fila),
        currencies[fila.moneda],
        priceOf(fila),
      ]),
    ],
  );

const nota = 'Valores de ejemplo. Las tasas activas no incluyen el seguro de desgravamen.';

/** Builds a version; `consumo` is its rate of consumer loans, if it differs from the current one. */
const contentOf = (titulo: string, vigenteDesde: string, consumo?: string) => {
  const rates = demoRates().map((row) =>
    consumo && row.concepto === 'Crédito de consumo' ? { ...row, valor: consumo } : row,
  );
  // Online transfers cost more before this version.
  const own = filas.map((fila) =>
    vigenteDesde < day(-100) && fila.concepto === 'Transferencia ACH por banca en línea'
      ? { ...fila, valor: '3' }
      : fila,
  );
  return { titulo, vigenteDesde, nota, pdfOficial: oficial(vigenteDesde, [...rates, ...own]), filas: own };
};

const version = (key: string, ...content: Parameters<typeof contentOf>): Seed => published(key, contentOf(...content));

/** Price lists: previous, in force, next, and a draft. */
export const tarifario = (): Seed[] => [
  version('tarifario-de-hace-dos-anos', 'Tarifario de hace dos años', day(-640), '17.25'),
  version('tarifario-del-ano-pasado', 'Tarifario del año pasado', day(-420), '16.75'),
  version('tarifario-anterior', 'Tarifario del período anterior', day(-200), '16.5'),
  version('tarifario-vigente', 'Tarifario vigente', day(-20)),
  version('tarifario-proximo', 'Tarifario del próximo período', day(41), '15.75'),
  draft('tarifario-en-estudio', {
    ...contentOf('Tarifario en estudio', day(120), '15.5'),
    nota: 'Propuesta de la gerencia comercial, en revisión del Comité de Activos y Pasivos.',
  }),
];
