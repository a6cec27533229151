import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { changedAfter } from '@coop/domain/rates';
import { httpClient } from '../../ground/api/httpClient';

type Dated = Parameters<typeof changedAfter>[0];

/** The sections that say the rates that the tarifario shows; of tables of deposits, the first is the one in force. */
const sources = [
  'productos/depositos-plazo-fijo?range=[0,0]&sort=["vigenteDesde","DESC"]',
  'productos/caja-ahorro?range=[0,99]',
  'productos/simulador-creditos?range=[0,99]',
];

/** The day on which the published rates of products changed last, when it was after this version; null otherwise. */
export async function readRatesChange(row: AnyRow): Promise<string | null> {
  const lists = await Promise.all(sources.map((source) => httpClient(`/api/publico/${source}`)));
  const products = lists.flatMap(({ json }) => json as Dated[]);
  return changedAfter(row as unknown as Dated, products, todayInLaPaz());
}
