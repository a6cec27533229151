import { addMonths } from '../calendar/days.js';
import { equalPayment, periodicRate } from './cuotaFija.js';
import { amountOf, type Decimal, decimal, fraction, minimum, requireWhole, sum, toCents, zero } from './decimals.js';

/** Larger percentages mean nothing to a reader, and JavaScript would print them in exponent notation. */
const UNSAYABLE = 1e9;

/**
 * Returns the estimated annual effective cost of a loan, in percent with four decimals ("17.2271"). It is the rate per
 * period that equates the payments to the amount received, compounded over a year.
 * The regulation's own annualization could not be consulted; only this function depends on it. Returns null when no
 * rate fits: nothing, or next to nothing, was received.
 * @param received the amount less the charges at disbursement
 * @param payments the payment at the end of each period
 * @param periodsAYear 12 for monthly payments
 */
export function costoEfectivo(received: Decimal, payments: readonly Decimal[], periodsAYear: number): string | null {
  if (received.lte(0) || sum(payments).lt(received)) return null;
  // Floats are precise enough for a rate: twelve digits.
  const flows = payments.map(Number);
  const target = Number(received);
  const worth = (rate: number) => flows.reduceRight((later, flow) => (later + flow) / (1 + rate), 0);
  let [low, high] = [0, 1];
  while (worth(high) > target) high *= 2;
  for (let step = 0; step < 200 && high - low > 1e-15 * Math.max(1, high); step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > target) low = middle;
    else high = middle;
  }
  const yearly = ((1 + (low + high) / 2) ** periodsAYear - 1) * 100;
  return yearly < UNSAYABLE ? yearly.toFixed(4) : null;
}

/** Loan terms. Amounts are decimal texts; rates are percentages as texts. */
export type TerminosDeCredito = {
  monto: string;
  plazoMeses: number;
  tasaAnual: string;
  /** Equal payments (French system) or equal capital parts. */
  sistema: 'cuota_fija' | 'cuota_variable';
  /** Disbursement date (`YYYY-MM-DD`): payments fall on its day of the month. */
  fecha: string;
  /** Months already paid since the disbursement; the plan covers the rest. */
  mesesPagados?: number;
  /** Monthly, on the balance before the payment: "0.02400". */
  seguroDesgravamenMensual?: string | null;
  /** Grace period: months that pay interest only. */
  graciaMeses?: number | null;
  /** Months between payments; divides the term evenly. */
  cadaMeses?: number;
  /** Rate change: from that month on the new rate applies, and equal payments are recalculated. */
  luego?: { desdeMes: number; tasaAnual: string } | null;
  otrosCargos?: readonly Cargo[];
};

/** Other charge of a loan; `valor` is a decimal text. */
export type Cargo = {
  nombre: string;
  /** Charged once at disbursement, as an amount or a percentage, or with each payment. */
  tipo: 'monto_unico' | 'pct_desembolso' | 'monto_cuota';
  valor: string;
};

/** Payment of a plan; `total` = `cuota` + `seguro` + `cargos`, and `saldo` is the capital owed after it. */
export type Pago = {
  numero: number;
  fecha: string;
  cuota: string;
  capital: string;
  interes: string;
  seguro: string;
  cargos: string;
  total: string;
  saldo: string;
};

/** Payment plan and its totals, as decimal texts. */
export type PlanDePagos = {
  cuota: string;
  totalInteres: string;
  totalSeguro: string;
  totalCargos: string;
  cargosIniciales: string;
  /** Everything paid, including charges at disbursement. */
  totalPagado: string;
  /** Estimated, in percent; null when no rate equates the flows. */
  costoEfectivoAnual: string | null;
  pagos: Pago[];
};

type Row = Record<'capital' | 'interes' | 'seguro' | 'cargos' | 'saldo', Decimal>;

/**
 * Returns the payment plan of a loan over a commercial year (30/360). Interest is rounded to the cent at each payment.
 * The last payment includes the remainder, so capital parts add up to the amount exactly.
 * Throws a RangeError for invalid terms: no amount, a grace as long as the term, or a term that is not a whole number
 * of periods.
 */
export function planDePagos(terms: TerminosDeCredito): PlanDePagos {
  const loan = checked(terms);
  const rows = rowsOf(loan);
  const pagos = rows.map((row, at) => pagoOf(row, at, loan));
  const atDisbursement = initialCharges(terms);
  const totals = rows.map(({ capital, interes, seguro, cargos }) => capital.plus(interes).plus(seguro).plus(cargos));
  return {
    cuota: (pagos[loan.grace] as Pago).cuota,
    totalInteres: amountOf(sum(rows.map(({ interes }) => interes))),
    totalSeguro: amountOf(sum(rows.map(({ seguro }) => seguro))),
    totalCargos: amountOf(sum([atDisbursement, ...rows.map(({ cargos }) => cargos)])),
    cargosIniciales: amountOf(atDisbursement),
    totalPagado: amountOf(sum([atDisbursement, ...totals])),
    costoEfectivoAnual: costoEfectivo(loan.capital.minus(atDisbursement), totals, 12 / loan.every),
    pagos,
  };
}

type Loan = ReturnType<typeof checked>;

function checked(terms: TerminosDeCredito) {
  const { plazoMeses, graciaMeses, cadaMeses: every = 1, luego } = terms;
  const capital = decimal(terms.monto);
  if (capital.lte(0)) throw new RangeError('monto must be above zero');
  requireWhole(every, 1, 'cadaMeses');
  requireWhole(plazoMeses, every, 'plazoMeses');
  requireWhole(graciaMeses ?? 0, 0, 'graciaMeses');
  if (plazoMeses % every || (graciaMeses ?? 0) % every || (luego?.desdeMes ?? 0) % every)
    throw new RangeError('terms must be whole periods');
  const [payments, grace] = [plazoMeses / every, (graciaMeses ?? 0) / every];
  if (grace >= payments) throw new RangeError('graciaMeses must be shorter than plazoMeses');
  return { ...terms, capital, every, payments, grace };
}

function rowsOf(loan: Loan): Row[] {
  const { capital, payments, grace, every, luego } = loan;
  const insurance = fraction(loan.seguroDesgravamenMensual ?? '0').times(every);
  const charges = sum(chargesOf(loan, 'monto_cuota').map(({ valor }) => toCents(decimal(valor))));
  const changesAt = luego ? luego.desdeMes / every : payments;
  const rows: Row[] = [];
  let saldo = capital;
  let tasa = loan.tasaAnual;
  let payment = zero;
  for (let at = 0; at < payments; at++) {
    if (luego && at === changesAt) tasa = luego.tasaAnual;
    const isFirst = at === grace || (at === changesAt && at > grace);
    if (at >= grace && isFirst)
      payment = paymentOf(loan.sistema, saldo, periodicRate(tasa, every), payments - at, payment);
    const interes = interestOf(saldo, tasa, every);
    const part = loan.sistema === 'cuota_fija' ? payment.minus(interes) : payment;
    const isLast = at === payments - 1;
    const paid = at < grace ? zero : isLast ? saldo : minimum(part, saldo);
    rows.push({
      capital: paid,
      interes,
      seguro: toCents(saldo.times(insurance)),
      cargos: charges,
      saldo: saldo.minus(paid),
    });
    saldo = saldo.minus(paid);
  }
  return rows;
}

/** Returns the equal payment, or the equal part of capital, which a rate change does not affect. */
const paymentOf = (sistema: Loan['sistema'], saldo: Decimal, rate: Decimal, remaining: number, before: Decimal) => {
  if (sistema === 'cuota_fija') return equalPayment(saldo, rate, remaining);
  return before.gt(0) ? before : toCents(saldo.div(remaining));
};

function pagoOf({ capital, interes, seguro, cargos, saldo }: Row, at: number, loan: Loan): Pago {
  const { fecha, every, mesesPagados = 0 } = loan;
  const cuota = capital.plus(interes);
  return {
    numero: at + 1,
    fecha: addMonths(fecha, mesesPagados + (at + 1) * every),
    cuota: amountOf(cuota),
    capital: amountOf(capital),
    interes: amountOf(interes),
    seguro: amountOf(seguro),
    cargos: amountOf(cargos),
    total: amountOf(cuota.plus(seguro).plus(cargos)),
    saldo: amountOf(saldo),
  };
}

const chargesOf = ({ otrosCargos = [] }: TerminosDeCredito, tipo: Cargo['tipo']) =>
  otrosCargos.filter((cargo) => cargo.tipo === tipo);

const initialCharges = (terms: TerminosDeCredito): Decimal =>
  sum([
    ...chargesOf(terms, 'monto_unico').map(({ valor }) => toCents(decimal(valor))),
    ...chargesOf(terms, 'pct_desembolso').map(({ valor }) => toCents(decimal(terms.monto).times(fraction(valor)))),
  ]);

/** Returns the interest of a period (30/360), half up. Divides once, since a truncated monthly rate loses a cent. */
const interestOf = (saldo: Decimal, tasaAnual: string, months: number): Decimal =>
  toCents(saldo.times(decimal(tasaAnual)).times(months).div(1200));
