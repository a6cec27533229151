import type { AnySection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FROM } from '../publishing/newFrom';

/** What a new row begins with, where its address names the row that it begins from. */
export function useCopied({ name }: AnySection) {
  const { copia } = useDataProvider<typeof dataProvider>();
  const [query] = useSearchParams();
  const from = query.get(FROM) ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'copia', from],
    queryFn: () => copia(name, from ?? ''),
    enabled: from !== undefined,
    // What is being written does not begin anew.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { from, copy: from === undefined ? undefined : data, error, refetch };
}
