import { plain } from '../text/plain.js';
import { type Credito, creditRates } from './creditRates.js';
import { DEPOSITO, depositRates, type TablaDpf } from './depositRates.js';
import type { RateRow, TarifarioRow } from './rateRow.js';
import { type Caja, savingsRates } from './savingsRates.js';

/** Products with rates in the tarifario: loans, savings accounts, and the table of term deposits in force. */
export type RatedProducts = {
  creditos: readonly Credito[];
  cajas: readonly Caja[];
  depositos: TablaDpf | undefined;
};

/** Returns the rates of every product on a day as rows of the tarifario; the single source of these rows. */
export const productRates = ({ creditos, cajas, depositos }: RatedProducts, today: string): RateRow[] => [
  ...creditos.flatMap((credito) => creditRates(credito, today)),
  ...cajas.flatMap((caja) => savingsRates(caja, today)),
  ...(depositos ? depositRates(depositos) : []),
];

/** Whether a row of that group and concept repeats the rate of a product, which is published elsewhere. */
export function repeatsProductRate(
  products: readonly string[],
  { grupo, concepto }: Pick<TarifarioRow, 'grupo' | 'concepto'>,
): boolean {
  // «Crédito hipotecario, primeros 24 meses» belongs to «Crédito hipotecario».
  const said = [concepto, concepto.split(/[,:;(]/)[0] ?? ''].map(plain);
  return GROUPS_OF_RATES.has(grupo) && [...products, ...DEPOSITS].some((name) => said.includes(plain(name)));
}

const GROUPS_OF_RATES: ReadonlySet<TarifarioRow['grupo']> = new Set(['tasas_activas', 'tasas_pasivas']);
/** Common names of term deposits. */
const DEPOSITS = [DEPOSITO, 'Depósitos a plazo fijo', 'DPF'];
