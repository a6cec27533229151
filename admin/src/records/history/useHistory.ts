import type { AnySection } from '@coop/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';

/** What happened to a row, newest first: as many lines of it as were asked for. */
export function useHistory(section: AnySection, record: RaRecord) {
  const { historial } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [section.name, 'historial', record.id, 'cambios', record.version],
    queryFn: ({ pageParam }) => historial(section.name, record.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.id : undefined),
  });
  return {
    lines: data?.pages.flatMap(({ lines }) => lines),
    error,
    /** Asks again for what failed. */
    retry: () => void (data ? fetchNextPage() : refetch()),
    older: { hasMore: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
  };
}
