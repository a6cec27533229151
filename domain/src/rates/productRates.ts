import { plain } from '../text/plain.js';
import { type Credito, creditRates } from './creditRates.js';
import { DEPOSITO, depositRates, type TablaDpf } from './depositRates.js';
import type { RateRow, TarifarioRow } from './rateRow.js';
import { type Caja, savingsRates } from './savingsRates.js';

/** The products whose rates the tarifario reads: loans, savings accounts, and the table of term deposits in force. */
export type RatedProducts = {
  creditos: readonly Credito[];
  cajas: readonly Caja[];
  depositos: TablaDpf | undefined;
};

/** The rates of every product on that day, as rows of the tarifario. No other place says them. */
export const productRates = ({ creditos, cajas, depositos }: RatedProducts, today: string): RateRow[] => [
  ...creditos.flatMap((credito) => creditRates(credito, today)),
  ...cajas.flatMap((caja) => savingsRates(caja, today)),
  ...(depositos ? depositRates(depositos) : []),
];

/** Whether a row of that group and concept says the rate of a product, which has a place of its own. */
export function saysRateOf(
  products: readonly string[],
  { grupo, concepto }: Pick<TarifarioRow, 'grupo' | 'concepto'>,
): boolean {
  // «Crédito hipotecario, primeros 24 meses» is of «Crédito hipotecario».
  const said = [concepto, concepto.split(/[,:;(]/)[0] ?? ''].map(plain);
  return GROUPS_OF_RATES.has(grupo) && [...products, ...DEPOSITS].some((name) => said.includes(plain(name)));
}

const GROUPS_OF_RATES: ReadonlySet<TarifarioRow['grupo']> = new Set(['tasas_activas', 'tasas_pasivas']);
/** As people call them. */
const DEPOSITS = [DEPOSITO, 'Depósitos a plazo fijo', 'DPF'];
