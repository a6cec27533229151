import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';
import type { StoredFile } from '../api/StoredFile';

/** What the API says of a stored file. A file never changes: its identifier does. */
export const useStoredFile = (id: string) =>
  useQuery({
    queryKey: ['archivos', id],
    queryFn: async () => (await httpClient(`/api/archivos/${id}`)).json as StoredFile,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
