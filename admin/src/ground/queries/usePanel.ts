import type { Panel } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';
import { begin } from './opening';

const STALE_MS = 30_000;

/** What waits for whoever is signed in, as the server counts it. */
export const usePanel = () =>
  useQuery({
    queryKey: ['panel'],
    queryFn: () => begin('panel', async () => (await httpClient('/api/panel')).json as Panel),
    // Whoever comes back from doing a first step reads that it is done.
    staleTime: ({ state }) => (state.data?.pasos.length ? 0 : STALE_MS),
  });
