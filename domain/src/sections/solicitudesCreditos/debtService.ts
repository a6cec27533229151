import { amount, cents, ratio } from '../../amounts/amounts.js';
import { cuotaFija } from '../../calculators/cuotaFija.js';

/**
 * Upper limit in percent, so that the figure fits its field. Income of a ten-thousandth of the payments needs no finer
 * figure.
 */
export const MAX_INCOME_PERCENT = 1_000_000;

type Applied = {
  moneda: 'BOB' | 'USD';
  montoSolicitado: string;
  plazoMeses: number;
  ingresos: readonly { ingresoMensual: string }[];
  deudas: readonly { cuotaMensual: string }[] | null;
};

/** Returns the estimated monthly payment of an application at a yearly rate, in its currency. */
export const estimatedPayment = ({ montoSolicitado, plazoMeses }: Applied, tasaAnual: string): string =>
  cuotaFija(montoSolicitado, tasaAnual, plazoMeses);

/**
 * Returns the debt service ratio: the payment plus those of other debts, as a percentage of monthly income. Income and
 * debts are in bolivianos; `exchange` is the price in bolivianos of a unit of the loan's currency ("1" for bolivianos,
 * "11.60"). At most `MAX_INCOME_PERCENT`.
 */
export function debtService({ ingresos, deudas }: Applied, payment: string, exchange: string): string | null {
  const [whole = '0', fraction = ''] = exchange.split('.');
  const perUnit = BigInt(whole + fraction.padEnd(6, '0').slice(0, 6));
  const inBolivianos = (cents(payment) * perUnit + 500_000n) / 1_000_000n;
  const monthlyDebt = (deudas ?? []).reduce((sum, { cuotaMensual }) => sum + cents(cuotaMensual), inBolivianos);
  const earned = ingresos.reduce((sum, { ingresoMensual }) => sum + cents(ingresoMensual), 0n);
  const share = ratio(amount(monthlyDebt), amount(earned));
  return Number(share) > MAX_INCOME_PERCENT ? `${MAX_INCOME_PERCENT}.0000` : share;
}
