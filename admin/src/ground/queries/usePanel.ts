import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';
import type { Figure, Notice } from './Figure';

const STALE_MS = 30_000;

/** What waits for whoever is signed in, as the server counts it. */
export const usePanel = () =>
  useQuery({
    queryKey: ['panel'],
    queryFn: async () => (await httpClient('/api/panel')).json as { cifras: Figure[]; avisos: Notice[] },
    staleTime: STALE_MS,
  });
