import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

export const DELIVERIES = 'sitio/entregas-de-avisos';
/** Number of deliveries shown. */
const LATEST = 10;
/** Polling interval while a delivery is in flight. */
const SOON_MS = 2_000;

/** Latest deliveries of a webhook, newest first; polls while one is in flight. */
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

/** Whether a delivery is due and has no result yet. */
const isOnItsWay = ({ estado, proximoIntento }: RaRecord) =>
  estado === 'pendiente' && Date.parse(proximoIntento) <= Date.now();
