import type { Ocurrencia } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/fetchApi';
import { takePart } from '../../ground/queries/opening';

const STALE_MS = 60_000;
export const OBLIGATIONS = '/administrador/obligaciones';

export const useObligations = () =>
  useQuery({
    queryKey: ['obligaciones'],
    queryFn: () => takePart('obligaciones', async () => (await httpClient('/api/obligaciones')).json as Ocurrencia[]),
    staleTime: STALE_MS,
  });

/** Filters those overdue, due today or within their notice period. */
export const pressing = (all: readonly Ocurrencia[]): Ocurrencia[] =>
  all.filter(({ etapa }) => etapa !== 'pendiente' && etapa !== 'cumplida');
