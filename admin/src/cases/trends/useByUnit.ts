import type { Unit } from '@coop/domain/answers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { httpClient } from '../../ground/api/httpClient';

const STALE_MS = 300_000;

/** Fetches an endpoint by month or week; keeps the previous data while the other loads. */
export function useByUnit<Answer>(address: string) {
  const [por, setPor] = useState<Unit>('mes');
  const { data, error, refetch } = useQuery({
    queryKey: [address, por],
    queryFn: async () => (await httpClient(`${address}?por=${por}`)).json as Answer,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return { por, setPor, data, error, refetch };
}
