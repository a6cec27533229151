import type { Publicado } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';

type Parametros = Publicado<'sitio/parametros'>;

const IN_FORCE = `range=${encodeURIComponent('[0,0]')}&sort=${encodeURIComponent('["vigenteDesde","DESC"]')}`;

/** Regulatory parameters in force, from the public endpoint; undefined while loading, null if none. */
export function useParametros(): Parametros | null | undefined {
  const { data } = useQuery({
    queryKey: ['parametros vigentes'],
    queryFn: async () => (await httpClient(`/api/publico/sitio/parametros?${IN_FORCE}`)).json as Parametros[],
  });
  return data && (data[0] ?? null);
}
