import { cents } from '../../amounts/cents.js';
import type { categorias } from '../simuladorCreditos/categorias.js';

type TasaMaxima = { categoria: keyof typeof categorias; tasaMaxima: string };
type Loan = {
  categoria: string;
  tasaAnual: string;
  spread?: string | null | undefined;
  treReferencia?: string | null | undefined;
};

/**
 * The highest yearly rate that the norm allows the category of a loan, where the loan passes it with its rate or with the one
 * that follows (TRe and spread); undefined where it doesn't, or nothing caps its category.
 */
export function passedMaxima(loan: Loan, tasas: readonly TasaMaxima[]): string | undefined {
  const [highest] = tasas
    .filter(({ categoria }) => categoria === loan.categoria)
    .map(({ tasaMaxima }) => tasaMaxima)
    .sort((one, other) => (cents(other) > cents(one) ? 1 : -1));
  const later = loan.spread && loan.treReferencia ? cents(loan.spread) + cents(loan.treReferencia) : 0n;
  return highest && (cents(loan.tasaAnual) > cents(highest) || later > cents(highest)) ? highest : undefined;
}
