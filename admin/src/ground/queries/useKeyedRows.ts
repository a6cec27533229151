import { type AnySection, type Field, findSection } from '@coop/domain';
import { type RaRecord, useGetList } from 'react-admin';
import { useCan } from '../staff/useCan';

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
