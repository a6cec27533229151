import type { Published } from '../language/section.js';
import type { cajaAhorro } from '../sections/cajaAhorro/cajaAhorro.js';
import type { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo.js';
import type { simuladorCreditos } from '../sections/simuladorCreditos/simuladorCreditos.js';
import type { tarifario } from '../sections/tarifario/tarifario.js';
import { amountsOf, type CreditExample, creditExample } from '../simulations/credit.js';
import { ratesOn } from '../simulations/savings.js';
import { formatMoney, formatPercent } from '../text/format.js';
import { plain } from '../text/plain.js';

/** Row of the published fee schedule. */
export type TarifarioRow = Published<typeof tarifario>['filas'][number];
/** Row read from the product that publishes the rate; `enlace` is its page. */
export type RateRow = TarifarioRow & { enlace: string };

const blank = {
  montoDesde: null,
  montoHasta: null,
  plazoDesde: null,
  plazoHasta: null,
  plazoUnidad: null,
  valorTipo: 'porcentaje_anual',
  valor: null,
  periodoFijoMeses: null,
  spread: null,
  teaTeac: null,
  observacion: null,
  uso: null,
} satisfies Partial<TarifarioRow>;

/** Builds a row; absent values are null, and the value is an annual percentage. */
export const rateRow = (
  values: Partial<TarifarioRow> & Pick<RateRow, 'grupo' | 'concepto' | 'moneda' | 'enlace'>,
): RateRow => ({ ...blank, ...values });

/** Returns null for a lower limit of zero, which excludes nothing. */
export const fromAmount = (amount: string): string | null => (Number(amount) > 0 ? amount : null);

export type Credito = Published<typeof simuladorCreditos>;

/** Returns the rates of a loan by currency; a rate that changes gives a row for each period. */
function creditRates(credito: Credito, today: string): RateRow[] {
  const example = creditExample(credito, today);
  return credito.monedas.flatMap((moneda) => {
    const amounts = amountsOf(credito, moneda);
    const common = {
      grupo: 'tasas_activas',
      uso: 'pedir',
      moneda,
      enlace: `/productos/creditos/${credito.slug}`,
      montoDesde: amounts?.min ?? null,
      montoHasta: amounts?.max ?? null,
      plazoDesde: credito.plazoMin,
      plazoHasta: credito.plazoMax,
      plazoUnidad: 'meses',
    } as const;
    const cost = example?.pedido.moneda === moneda ? costOf(example) : {};
    return partsOf(credito).map((part, at) => rateRow({ ...common, ...part, ...(at === 0 && cost) }));
  });
}

type Part = Pick<RateRow, 'concepto'> & Partial<RateRow>;

function partsOf({ nombre, tipoTasa, tasaAnual, spread, treReferencia, periodoFijoMeses }: Credito): Part[] {
  const overReference = { valorTipo: 'tre_mas', spread } as const;
  if (tipoTasa === 'fija') return [{ concepto: nombre, valor: tasaAnual }];
  if (tipoTasa === 'variable') {
    const reference = treReferencia ? ` con una TRe de ${formatPercent(treReferencia)}` : '';
    return [{ concepto: nombre, ...overReference, observacion: `Hoy ${formatPercent(tasaAnual)}${reference}` }];
  }
  return [
    { concepto: `${nombre}, primeros ${periodoFijoMeses} meses`, valor: tasaAnual },
    { concepto: `${nombre}, desde el mes ${Number(periodoFijoMeses) + 1}`, ...overReference },
  ];
}

const costOf = ({ pedido, plan }: CreditExample): Partial<RateRow> =>
  plan.costoEfectivoAnual === null
    ? {}
    : {
        teaTeac: plan.costoEfectivoAnual,
        observacion: `TEAC estimada para ${formatMoney(pedido.monto, pedido.moneda, 0)} a ${pedido.plazoMeses} meses`,
      };

export type TablaDpf = Published<typeof depositosPlazoFijo>;

const DEPOSITO = 'Depósito a plazo fijo';
const OF = { natural: ', personas naturales', juridica: ', personas jurídicas', ambas: '' } as const;

const depositRates = ({ filas }: TablaDpf): RateRow[] =>
  filas.map(({ moneda, tipoPersona, plazoDesdeDias, plazoHastaDias, montoDesde, montoHasta, tasaAnual }) =>
    rateRow({
      grupo: 'tasas_pasivas',
      uso: 'ahorrar',
      concepto: `${DEPOSITO}${OF[tipoPersona]}`,
      moneda,
      enlace: '/productos/depositos-plazo-fijo',
      montoDesde: fromAmount(montoDesde),
      montoHasta,
      plazoDesde: plazoDesdeDias,
      plazoHasta: plazoHastaDias,
      plazoUnidad: 'dias',
      valor: tasaAnual,
    }),
  );

export type Caja = Published<typeof cajaAhorro>;

const TIMES_A_YEAR = { mensual: 12, trimestral: 4, semestral: 2, anual: 1 } as const;

/** Returns the rates of a savings account on a day, by currency and balance. */
export const savingsRates = ({ nombre, slug, tasas, capitalizacion }: Caja, today: string): RateRow[] =>
  ratesOn(tasas, today).map(({ moneda, saldoDesde, saldoHasta, tasaAnual }) =>
    rateRow({
      grupo: 'tasas_pasivas',
      uso: 'ahorrar',
      concepto: nombre,
      moneda,
      enlace: `/productos/caja-ahorro#${slug}`,
      montoDesde: fromAmount(saldoDesde),
      montoHasta: saldoHasta,
      valor: tasaAnual,
      teaTeac: effective(tasaAnual, TIMES_A_YEAR[capitalizacion]),
    }),
  );

/** Returns the effective yearly rate, compounded, in percent with four decimals. */
const effective = (tasaAnual: string, times: number): string =>
  (((1 + Number(tasaAnual) / 100 / times) ** times - 1) * 100).toFixed(4);

/** Products with rates in the tarifario: loans, savings accounts, and the table of term deposits in force. */
export type RatedProducts = {
  creditos: readonly Credito[];
  cajas: readonly Caja[];
  depositos: TablaDpf | undefined;
};

/** Returns the rates of every product on a day as rows of the tarifario; the single source of these rows. */
export const productRates = ({ creditos, cajas, depositos }: RatedProducts, today: string): RateRow[] => [
  ...creditos.flatMap((credito) => creditRates(credito, today)),
  ...cajas.flatMap((caja) => savingsRates(caja, today)),
  ...(depositos ? depositRates(depositos) : []),
];

/** Whether a row of that group and concept repeats the rate of a product, which is published elsewhere. */
export function repeatsProductRate(
  products: readonly string[],
  { grupo, concepto }: Pick<TarifarioRow, 'grupo' | 'concepto'>,
): boolean {
  // «Crédito hipotecario, primeros 24 meses» belongs to «Crédito hipotecario».
  const names = [concepto, concepto.split(/[,:;(]/)[0] ?? ''].map(plain);
  return GROUPS_OF_RATES.has(grupo) && [...products, ...DEPOSITS].some((name) => names.includes(plain(name)));
}

const GROUPS_OF_RATES: ReadonlySet<TarifarioRow['grupo']> = new Set(['tasas_activas', 'tasas_pasivas']);
const DEPOSITS = [DEPOSITO, 'Depósitos a plazo fijo', 'DPF'];
