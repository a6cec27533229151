import { addMonths } from '../calendar/addMonths.js';
import { costoEfectivo } from './costoEfectivo.js';
import { equalPayment } from './cuotaFija.js';
import { amountOf, type Decimal, decimal, fraction, least, requireWhole, sum, toCents, zero } from './decimals.js';
import { periodicRate } from './periodicRate.js';

/** What a loan is asked for. Amounts are decimal texts; rates, percent as texts. */
export type TerminosDeCredito = {
  monto: string;
  plazoMeses: number;
  tasaAnual: string;
  /** Equal payments, or equal parts of the capital. */
  sistema: 'cuota_fija' | 'cuota_variable';
  /** Day of the disbursement (`YYYY-MM-DD`): payments fall on its day of the month. */
  fecha: string;
  /** Months since that day of which the payments are over: what is planned is the rest. */
  mesesPagados?: number;
  /** Monthly, on the balance before the payment: "0.02400". */
  seguroDesgravamenMensual?: string | null;
  /** Months in which interest alone is paid. */
  graciaMeses?: number | null;
  /** Months between payments; the term is made of whole ones. */
  cadaMeses?: number;
  /** From that month on the loan runs at another rate, and equal payments are worked out anew. */
  luego?: { desdeMes: number; tasaAnual: string } | null;
  otrosCargos?: readonly Cargo[];
};

export type Cargo = {
  nombre: string;
  /** Once at the disbursement, as an amount or a percentage of it, or with each payment. */
  tipo: 'monto_unico' | 'pct_desembolso' | 'monto_cuota';
  valor: string;
};

export type Pago = {
  numero: number;
  fecha: string;
  /** Capital and interest. */
  cuota: string;
  capital: string;
  interes: string;
  seguro: string;
  cargos: string;
  /** All that is paid that day. */
  total: string;
  /** What is still owed afterwards. */
  saldo: string;
};

export type PlanDePagos = {
  /** The first payment that amortizes: capital and interest. */
  cuota: string;
  totalInteres: string;
  totalSeguro: string;
  /** At the disbursement and with the payments. */
  totalCargos: string;
  /** Charged at the disbursement. */
  cargosIniciales: string;
  /** All that is paid, charges at the disbursement included. */
  totalPagado: string;
  /** Estimated, in percent; null where no rate makes the flows equal. */
  costoEfectivoAnual: string | null;
  pagos: Pago[];
};

type Row = Record<'capital' | 'interes' | 'seguro' | 'cargos' | 'saldo', Decimal>;

/**
 * The payments of a loan, over a commercial year (30/360). Interest is rounded to the cent at each payment, and the last
 * one takes what is left: the parts of capital add up to the amount exactly and nothing stays owed.
 * Throws a RangeError for what is no loan: an amount of nothing, a grace as long as the term, a broken period.
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

/** Each payment from what the one before left owed. */
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
    const paid = at < grace ? zero : isLast ? saldo : least(part, saldo);
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

/** The equal payment, or the equal part of the capital: that one stays when the rate changes. */
const paymentOf = (sistema: Loan['sistema'], saldo: Decimal, rate: Decimal, left: number, before: Decimal) => {
  if (sistema === 'cuota_fija') return equalPayment(saldo, rate, left);
  return before.gt(0) ? before : toCents(saldo.div(left));
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

/**
 * Interest of a period of so many months over a commercial year (30/360), to the cent, half up. Divided once and last: a
 * rate by month that was cut at its fortieth digit would bring 28,865 down to 28,86.
 */
const interestOf = (saldo: Decimal, tasaAnual: string, months: number): Decimal =>
  toCents(saldo.times(decimal(tasaAnual)).times(months).div(1200));
