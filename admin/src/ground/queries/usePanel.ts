import type { Panel } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';
import { takePart } from './opening';

const STALE_MS = 30_000;

/** Dashboard counts of the user's pending work. */
export const usePanel = () =>
  useQuery({
    queryKey: ['panel'],
    queryFn: () => takePart('panel', async () => (await httpClient('/api/panel')).json as Panel),
    // During onboarding the data is always stale, so that a completed step shows on return.
    staleTime: ({ state }) => (state.data?.pasos.length ? 0 : STALE_MS),
  });
