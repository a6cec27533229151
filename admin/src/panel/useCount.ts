import { useGetList } from 'react-admin';

const STALE_MS = 60_000;

/** How many rows of a section match a filter; undefined until it is known. */
export function useCount(section: string, filter: Record<string, unknown>): number | undefined {
  const { total } = useGetList(
    section,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { staleTime: STALE_MS },
  );
  return total;
}
