import { amount, cents } from '@coop/domain/amounts';
import { formatMoney, formatNumber } from '@coop/domain/format';
import type { SimulatedDeposito } from './simulateDeposito';

export type DepositResult = NonNullable<SimulatedDeposito['result']>;

type ComparedDeposit = {
  terms: Pick<DepositResult['terms'], 'moneda' | 'monto' | 'plazoDias'>;
  earned: Pick<DepositResult['earned'], 'interesLiquido'>;
};

const NAMES = ['A', 'B', 'C'];

/** Compares in words every other option with the first, and names the one with the best yield. */
export function depositoVerdict(options: readonly ComparedDeposit[]): string[] {
  const [first, ...others] = options;
  if (!first) return [];
  if (others.some(({ terms }) => terms.moneda !== first.terms.moneda))
    return ['Están en monedas distintas: lo que ganan no se compara directamente.'];
  const sentences = others.map((other, at) => compareToFirst(first, other, NAMES[at + 1] ?? ''));
  const byYield = options.map(yieldOf);
  const best = Math.max(...byYield);
  const winners = byYield.filter((one) => one === best);
  return winners.length > 1
    ? sentences
    : [...sentences, `La que más rinde por año es la ${NAMES[byYield.indexOf(best)]}.`];
}

function compareToFirst(first: ComparedDeposit, other: ComparedDeposit, name: string): string {
  const more = cents(other.earned.interesLiquido) - cents(first.earned.interesLiquido);
  const earns =
    more === 0n ? 'gana lo mismo que la A' : `gana ${money(first, more)} ${more > 0n ? 'más' : 'menos'} que la A`;
  const days = other.terms.plazoDias - first.terms.plazoDias;
  const away = Math.abs(days);
  const waits =
    days === 0
      ? 'en el mismo plazo'
      : `y espera ${formatNumber(away, 0)} ${away === 1 ? 'día' : 'días'} ${days > 0 ? 'más' : 'menos'}`;
  const difference = cents(other.terms.monto) - cents(first.terms.monto);
  const suffix =
    difference === 0n ? '' : `, con ${money(first, difference)} ${difference > 0n ? 'más' : 'menos'} de depósito`;
  return `La opción ${name} ${earns} ${waits}${suffix}.`;
}

const money = ({ terms }: ComparedDeposit, difference: bigint) =>
  formatMoney(amount(difference < 0n ? -difference : difference), terms.moneda);

/** Returns the net annual yield, on a 360-day year; rounded, so that cents do not decide the best. */
const yieldOf = ({ terms, earned }: ComparedDeposit): number =>
  Math.round((Number(earned.interesLiquido) / Number(terms.monto) / terms.plazoDias) * 360 * 1e4) / 1e4;
