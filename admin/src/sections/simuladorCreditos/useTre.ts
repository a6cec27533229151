import type { Published, sections } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/httpClient';

type Tasas = Published<(typeof sections)['sitio/tasas-de-referencia']>;

const LAST = new URLSearchParams({ range: '[0,0]', sort: '["vigenteDesde","DESC"]' });

/** The rates of reference in force, as the server has them for visitors; null where nobody published any. */
export const useTre = (enabled: boolean) =>
  useQuery({
    queryKey: ['tre-vigente'],
    queryFn: async () => {
      const { json } = await httpClient(`/api/publico/sitio/tasas-de-referencia?${LAST}`);
      return (json as Tasas[])[0] ?? null;
    },
    enabled,
  });
