import type { StaffFile } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/httpClient';

const STALE_MS = 60_000;

/** Fetches the metadata of a stored file. */
export const storedFile = async (id: string): Promise<StaffFile> => (await httpClient(`/api/archivos/${id}`)).json;

/** Query of a stored file's metadata, fresh for STALE_MS. */
export const useStoredFile = (id: string) =>
  useQuery({ queryKey: ['archivos', id], queryFn: () => storedFile(id), staleTime: STALE_MS, retry: false });
