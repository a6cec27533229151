import { type AnyRow, formatDate, todayInLaPaz } from '@coop/domain';
import { changedAfter } from '@coop/domain/rates';
import { cajaAhorro } from '@coop/domain/sections/cajaAhorro/cajaAhorro';
import { depositosPlazoFijo } from '@coop/domain/sections/depositosPlazoFijo/depositosPlazoFijo';
import { simuladorCreditos } from '@coop/domain/sections/simuladorCreditos/simuladorCreditos';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import type { Override } from '../Override';

/** Tarifario. It shows rates published in other sections; its screens warn if they changed after its document. */
export const tarifario: Override = {
  section: 'institucional/tarifario',
  above: <LaterRates />,
};

/** Warns if product rates changed after this version: its document may be outdated. */
function LaterRates() {
  const row = useRecordContext<AnyRow>();
  const { data: changed } = useQuery({
    queryKey: ['tarifario', 'tasas', row?.id, row?.version],
    queryFn: () => readRatesChange(row as AnyRow),
    enabled: row?.situacion === 'vigente',
  });
  if (!changed) return null;
  return (
    <Alert severity="warning">
      Tasas de productos actualizadas el {formatDate(changed)}, después de este tarifario. Los visitantes ya las leen en
      él; revise que el documento oficial diga lo mismo o publique una versión nueva.
    </Alert>
  );
}

type DatedVersion = Parameters<typeof changedAfter>[0];

/** Endpoints of the rates shown in the tarifario. For deposits, the first table is the one in force. */
const sources = [
  `${depositosPlazoFijo.name}?range=[0,0]&sort=["vigenteDesde","DESC"]`,
  `${cajaAhorro.name}?range=[0,99]`,
  `${simuladorCreditos.name}?range=[0,99]`,
];

/** Returns the date of the last rate change if it is later than this version; otherwise null. */
async function readRatesChange(row: AnyRow): Promise<string | null> {
  const lists = await Promise.all(sources.map((source) => httpClient(`/api/publico/${source}`)));
  const products = lists.flatMap(({ json }) => json as DatedVersion[]);
  return changedAfter(row as unknown as DatedVersion, products, todayInLaPaz());
}
