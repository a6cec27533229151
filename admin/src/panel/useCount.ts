import { useGetList } from 'react-admin';

/** How many rows of a section match a filter; undefined until it is known. */
export function useCount(section: string, filter: Record<string, unknown>): number | undefined {
  const { total } = useGetList(section, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return total;
}
