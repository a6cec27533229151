import { type AnySection, type Field, findSection } from '@coop/domain';
import { type RaRecord, useGetList } from 'react-admin';
import { useCan } from '../staff/useCan';

/** Far more than any list that forms offer by a key. */
const MOST = 200;

/** The rows that fields refer to by a key of theirs, in their order: one question for all who show or offer them. Undefined until it is answered. */
export function useKeyedRows({ to, by }: Pick<Field, 'to' | 'by'>): readonly RaRecord[] | undefined {
  const can = useCan();
  const target = (by && to && findSection(to)) as AnySection | undefined;
  const [field, order] = target?.table.sort ?? ['id', 'ASC'];
  const { data, isLoading } = useGetList(
    target?.name ?? '',
    { pagination: { page: 1, perPage: MOST }, sort: { field, order } },
    { enabled: target !== undefined && can(target.name, 'leer'), staleTime: 60_000 },
  );
  return data ?? (isLoading ? undefined : []);
}
