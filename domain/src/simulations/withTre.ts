import { decimal, minimum } from '../calculators/decimals.js';
import type { Published } from '../language/section.js';
import type { tasasDeReferencia } from '../sections/tasasDeReferencia/tasasDeReferencia.js';

/** Reference rates in force, limited to the fields that loans use. */
export type TreVigente = Pick<Published<typeof tasasDeReferencia>, 'treMn' | 'treMe'>;

type Loan = {
  monedas: readonly ('BOB' | 'USD')[];
  tipoTasa: 'fija' | 'variable' | 'mixta';
  tasaAnual: string;
  spread: string | null;
  treReferencia: string | null;
  tasaMaximaRegulada?: string | null;
};

/**
 * Replaces the TRe stored in a loan with the one in force. A variable rate is TRe plus margin, capped by its legal
 * maximum. Loans in several currencies keep theirs, because each currency has its own TRe.
 */
export function withTre<L extends Loan>(loan: L, tasas: TreVigente | null): L {
  const [moneda, ...others] = loan.monedas;
  const tre = moneda === 'USD' ? tasas?.treMe : tasas?.treMn;
  if (loan.tipoTasa === 'fija' || !tre || !loan.spread || others.length > 0) return loan;
  const whole = decimal(tre).plus(decimal(loan.spread));
  const capped = loan.tasaMaximaRegulada ? minimum(whole, decimal(loan.tasaMaximaRegulada)) : whole;
  const treReferencia = capped.minus(decimal(loan.spread));
  if (treReferencia.lt(0)) return loan;
  return {
    ...loan,
    treReferencia: treReferencia.toFixed(4),
    ...(loan.tipoTasa === 'variable' && { tasaAnual: capped.toFixed(4) }),
  };
}
