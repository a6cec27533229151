import type { Ocurrencia } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';
import { begin } from './opening';

const STALE_MS = 60_000;
export const OBLIGATIONS = '/administrador/obligaciones';

/** The calendar of what whoever is signed in answers for; of everything, for administrador. */
export const useObligations = () =>
  useQuery({
    queryKey: ['obligaciones'],
    queryFn: () => begin('obligaciones', async () => (await httpClient('/api/obligaciones')).json as Ocurrencia[]),
    staleTime: STALE_MS,
  });

/** Those that are late, due today or within their days of notice. */
export const pressing = (all: readonly Ocurrencia[]): Ocurrencia[] =>
  all.filter(({ etapa }) => etapa !== 'pendiente' && etapa !== 'cumplida');
