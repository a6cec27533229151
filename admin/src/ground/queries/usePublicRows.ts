import { type AnySection, type Field, findSection, todayInLaPaz } from '@coop/domain';
import type { Publicado } from '@coop/domain/answers';
import type { Holiday } from '@coop/domain/calendar';
import { paymentDays } from '@coop/domain/simulations';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'react-admin';
import { httpClient } from '../api/fetchApi';
import { useCan } from '../staff/staff';

/** Published rows of a section that the user’s role can’t read; at most 100. */
export function usePublicRows(name: string): RaRecord[] {
  const section = findSection(name) as AnySection;
  const can = useCan();
  const { data = [] } = useQuery({
    queryKey: ['publico', name],
    queryFn: async () => (await httpClient(`/api/publico/${name}?range=${encodeURIComponent('[0,99]')}`)).json,
    enabled: section.kind === 'publication' && !can(name, 'leer'),
    staleTime: 5 * 60_000,
  });
  return data;
}

/** Page size that exceeds any section referenced by key. */
const PAGE_SIZE = 200;

/** Rows of a section referenced by a natural key, sorted. All fields share one query. Undefined while loading. */
export function useKeyedRows({ to, by }: Pick<Field, 'to' | 'by'>): readonly RaRecord[] | undefined {
  const can = useCan();
  const target = (by && to && findSection(to)) as AnySection | undefined;
  const [field, order] = target?.table.sort ?? ['id', 'ASC'];
  const { data, isLoading } = useGetList(
    target?.name ?? '',
    { pagination: { page: 1, perPage: PAGE_SIZE }, sort: { field, order } },
    { enabled: target !== undefined && can(target.name, 'leer'), staleTime: 60_000 },
  );
  return data ?? (isLoading ? undefined : []);
}

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

const STALE_MS = 60 * 60_000;

/** Upcoming public holidays, from the endpoint of the site's simulators; empty while loading. */
export function useHolidays(): readonly Holiday[] {
  const { first, last } = paymentDays(todayInLaPaz());
  const { data = [] } = useQuery({
    queryKey: ['feriados', first, last],
    queryFn: async () => (await httpClient(`/api/publico/feriados?desde=${first}&hasta=${last}`)).json as Holiday[],
    staleTime: STALE_MS,
  });
  return data;
}
