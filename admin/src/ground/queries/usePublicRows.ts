import { type AnySection, findSection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { httpClient } from '../api/httpClient';
import { useCan } from '../staff/useCan';

/** Public rows of a section, for staff who reference it without read access. */
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
