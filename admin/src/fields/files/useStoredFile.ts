import type { StaffFile } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/httpClient';

const STALE_MS = 60_000;

/** What the API says of a stored file. */
export const useStoredFile = (id: string) =>
  useQuery({
    queryKey: ['archivos', id],
    queryFn: async () => (await httpClient(`/api/archivos/${id}`)).json as StaffFile,
    staleTime: STALE_MS,
    retry: false,
  });
