import { useQuery } from '@tanstack/react-query';
import { libraryApi } from './libraryApi';

/** Query of the rows that reference a file, including drafts and deleted rows. */
export const useUses = (id: string) =>
  useQuery({ queryKey: ['archivos', id, 'usos'], queryFn: () => libraryApi.uses(id), staleTime: 0 });
