import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

export const DELIVERIES = 'sitio/entregas-de-avisos';
/** How many the screen of a webhook shows. */
const LATEST = 10;
/** How soon what is on its way is looked at again. */
const SOON_MS = 2_000;

/** What another system was told last, the newest first; asked again while something is on its way. */
export function useDeliveries(aviso: RaRecord | undefined) {
  return useQuery({
    queryKey: [DELIVERIES, 'de', aviso?.id],
    queryFn: async (): Promise<RaRecord[]> => {
      const asked = {
        filter: JSON.stringify({ aviso: aviso?.id }),
        range: `[0,${LATEST - 1}]`,
        sort: '["creadoEn","DESC"]',
      };
      return (await httpClient(`/api/${DELIVERIES}?${new URLSearchParams(asked)}`)).json;
    },
    enabled: aviso !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? SOON_MS : false),
  });
}

/** Due, and not yet noted how it went. */
const isOnItsWay = ({ estado, proximoIntento }: RaRecord) =>
  estado === 'pendiente' && Date.parse(proximoIntento) <= Date.now();
