import { amount, cents, ratio } from '../../amounts/amounts.js';
import { cuotaFija } from '../../calculators/cuotaFija.js';

/** Upper limit in percent, so that the figure fits its field. */
export const MAX_INCOME_PERCENT = 1_000_000;

type Application = {
  moneda: 'BOB' | 'USD';
  montoSolicitado: string;
  plazoMeses: number;
  ingresos: readonly { ingresoMensual: string }[];
  deudas: readonly { cuotaMensual: string }[] | null;
};

/** Returns the estimated monthly payment of an application at a yearly rate, in its currency. */
export const estimatedPayment = ({ montoSolicitado, plazoMeses }: Application, tasaAnual: string): string =>
  cuotaFija(montoSolicitado, tasaAnual, plazoMeses);

/** Returns all payments as a percentage of income; `exchange`: bolivianos per unit of the loan's currency. */
export function debtService({ ingresos, deudas }: Application, payment: string, exchange: string): string | null {
  const [whole = '0', fraction = ''] = exchange.split('.');
  const perUnit = BigInt(whole + fraction.padEnd(6, '0').slice(0, 6));
  const inBolivianos = (cents(payment) * perUnit + 500_000n) / 1_000_000n;
  const monthlyDebt = (deudas ?? []).reduce((sum, { cuotaMensual }) => sum + cents(cuotaMensual), inBolivianos);
  const earned = ingresos.reduce((sum, { ingresoMensual }) => sum + cents(ingresoMensual), 0n);
  const share = ratio(amount(monthlyDebt), amount(earned));
  return Number(share) > MAX_INCOME_PERCENT ? `${MAX_INCOME_PERCENT}.0000` : share;
}
