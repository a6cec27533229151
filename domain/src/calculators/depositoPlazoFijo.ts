import { addDays } from '../calendar/days.js';
import { amountOf, type Decimal, decimal, fraction, requireWhole, sum, toCents } from './decimals.js';
import { type Moneda, type ParametrosRcIva, rcIvaDeDeposito, type TipoPersona } from './rcIva.js';

export type TerminosDeDeposito = {
  moneda: Moneda;
  /** Decimal text. */
  monto: string;
  plazoDias: number;
  /** Percent as a text: "4.7500". */
  tasaAnual: string;
  tipoPersona: TipoPersona;
  /** Start date, `YYYY-MM-DD`. */
  fecha: string;
  pago?: 'vencimiento' | 'mensual' | 'trimestral';
  baseAnual?: 360 | 365;
};

/** Interest payment after `dias` days: gross, RC-IVA withheld and net, as decimal texts. */
export type PagoDeInteres = {
  numero: number;
  fecha: string;
  dias: number;
  interes: string;
  rcIva: string;
  liquido: string;
};

/** Totals of a deposit, as decimal texts in its currency. `totalARecibir` is the capital plus net interest. */
export type ResultadoDeDeposito = {
  interesBruto: string;
  rcIva: string;
  interesLiquido: string;
  totalARecibir: string;
  /** Maturity date: start date plus term. The caller moves it to the next business day with its calendar. */
  vencimiento: string;
  pagos: PagoDeInteres[];
};

const DAYS_BETWEEN = { mensual: 30, trimestral: 90 } as const;

/** Computes a deposit: I = P · rate · days / 360, half up, less RC-IVA. Periodic interest is not compounded. */
export function depositoPlazoFijo(terms: TerminosDeDeposito, parametros: ParametrosRcIva): ResultadoDeDeposito {
  const { plazoDias, fecha, baseAnual = 360 } = terms;
  const capital = decimal(terms.monto);
  if (capital.lte(0)) throw new RangeError('monto must be above zero');
  requireWhole(plazoDias, 1, 'plazoDias');
  const paid = stretches(terms).map((dias) => {
    const interes = toCents(capital.times(fraction(terms.tasaAnual)).times(dias).div(baseAnual));
    return { dias, interes, rcIva: rcIvaDeDeposito(interes, terms, parametros) };
  });
  const bruto = sum(paid.map(({ interes }) => interes));
  const rcIva = sum(paid.map((one) => one.rcIva));
  return {
    interesBruto: amountOf(bruto),
    rcIva: amountOf(rcIva),
    interesLiquido: amountOf(bruto.minus(rcIva)),
    totalARecibir: amountOf(capital.plus(bruto).minus(rcIva)),
    vencimiento: addDays(fecha, plazoDias),
    pagos: dated(paid, fecha),
  };
}

function stretches({ plazoDias, pago = 'vencimiento' }: TerminosDeDeposito): number[] {
  if (pago === 'vencimiento') return [plazoDias];
  const step = DAYS_BETWEEN[pago];
  const whole = Array<number>(Math.floor(plazoDias / step)).fill(step);
  return plazoDias % step ? [...whole, plazoDias % step] : whole;
}

function dated(paid: readonly { dias: number; interes: Decimal; rcIva: Decimal }[], fecha: string): PagoDeInteres[] {
  let passed = 0;
  return paid.map(({ dias, interes, rcIva }, at) => {
    passed += dias;
    return {
      numero: at + 1,
      fecha: addDays(fecha, passed),
      dias,
      interes: amountOf(interes),
      rcIva: amountOf(rcIva),
      liquido: amountOf(interes.minus(rcIva)),
    };
  });
}
