import { cents } from '../../amounts/amounts.js';
import type { categorias } from '../simuladorCreditos/categorias.js';

type TasaMaxima = { categoria: keyof typeof categorias; tasaMaxima: string };
type Loan = {
  categoria: string;
  tasaAnual: string;
  spread?: string | null | undefined;
  treReferencia?: string | null | undefined;
};

/** Returns the legal maximum that a loan's rate, or its later one (TRe plus spread), exceeds, if any. */
export function exceededMaximum(loan: Loan, tasas: readonly TasaMaxima[]): string | undefined {
  const [highest] = tasas
    .filter(({ categoria }) => categoria === loan.categoria)
    .map(({ tasaMaxima }) => tasaMaxima)
    .sort((one, other) => (cents(other) > cents(one) ? 1 : -1));
  const later = loan.spread && loan.treReferencia ? cents(loan.spread) + cents(loan.treReferencia) : 0n;
  return highest && (cents(loan.tasaAnual) > cents(highest) || later > cents(highest)) ? highest : undefined;
}
