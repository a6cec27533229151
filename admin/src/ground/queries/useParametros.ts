import type { Publicado } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';

type Parametros = Publicado<'sitio/parametros'>;

const IN_FORCE = `range=${encodeURIComponent('[0,0]')}&sort=${encodeURIComponent('["vigenteDesde","DESC"]')}`;

/** What norms fix, as visitors' simulators know it; undefined until it is read, null where nobody says it. */
export function useParametros(): Parametros | null | undefined {
  const { data } = useQuery({
    queryKey: ['parametros vigentes'],
    queryFn: async () => (await httpClient(`/api/publico/sitio/parametros?${IN_FORCE}`)).json as Parametros[],
  });
  return data && (data[0] ?? null);
}
