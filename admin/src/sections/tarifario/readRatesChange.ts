import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { changedAfter } from '@coop/domain/rates';
import { cajaAhorro } from '@coop/domain/sections/cajaAhorro/cajaAhorro';
import { depositosPlazoFijo } from '@coop/domain/sections/depositosPlazoFijo/depositosPlazoFijo';
import { simuladorCreditos } from '@coop/domain/sections/simuladorCreditos/simuladorCreditos';
import { httpClient } from '../../ground/api/httpClient';

type Dated = Parameters<typeof changedAfter>[0];

/** The sections that say the rates that the tarifario shows; of tables of deposits, the first is the one in force. */
const sources = [
  `${depositosPlazoFijo.name}?range=[0,0]&sort=["vigenteDesde","DESC"]`,
  `${cajaAhorro.name}?range=[0,99]`,
  `${simuladorCreditos.name}?range=[0,99]`,
];

/** The day on which the published rates of products changed last, when it was after this version; null otherwise. */
export async function readRatesChange(row: AnyRow): Promise<string | null> {
  const lists = await Promise.all(sources.map((source) => httpClient(`/api/publico/${source}`)));
  const products = lists.flatMap(({ json }) => json as Dated[]);
  return changedAfter(row as unknown as Dated, products, todayInLaPaz());
}
