import { amount, cents } from '../../amounts/cents.js';
import { ratio } from '../../amounts/ratio.js';
import { cuotaFija } from '../../calculators/cuotaFija.js';

/** In percent. Whoever earns a ten-thousandth of what they owe each month needs no finer figure, and none of their form may be too long to keep. */
export const MOST_OF_INCOME = 1_000_000;

type Applied = {
  moneda: 'BOB' | 'USD';
  montoSolicitado: string;
  plazoMeses: number;
  ingresos: readonly { ingresoMensual: string }[];
  deudas: readonly { cuotaMensual: string }[] | null;
};

/** The estimated monthly payment of an application at a yearly rate, in its own currency. */
export const estimatedPayment = ({ montoSolicitado, plazoMeses }: Applied, tasaAnual: string): string =>
  cuotaFija(montoSolicitado, tasaAnual, plazoMeses);

/**
 * What the payment and those of other debts take of the monthly income, as a percentage; income and debts are in
 * bolivianos, and `exchange` is how many of them a unit of the loan's currency costs ("1" for bolivianos, "11.60"). At most
 * `MOST_OF_INCOME`.
 */
export function debtService({ ingresos, deudas }: Applied, payment: string, exchange: string): string | null {
  const [whole = '0', fraction = ''] = exchange.split('.');
  const perUnit = BigInt(whole + fraction.padEnd(6, '0').slice(0, 6));
  const inBolivianos = (cents(payment) * perUnit + 500_000n) / 1_000_000n;
  const owed = (deudas ?? []).reduce((sum, { cuotaMensual }) => sum + cents(cuotaMensual), inBolivianos);
  const earned = ingresos.reduce((sum, { ingresoMensual }) => sum + cents(ingresoMensual), 0n);
  const share = ratio(amount(owed), amount(earned));
  return Number(share) > MOST_OF_INCOME ? `${MOST_OF_INCOME}.0000` : share;
}
