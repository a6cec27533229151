import type { AnySection } from '@coop/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';

/** Paginated history of a row, newest first. */
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
    /** Retries the failed page. */
    retry: () => void (data ? fetchNextPage() : refetch()),
    older: { hasMore: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
  };
}
