import { useQuery } from '@tanstack/react-query';
import { libraryApi } from './libraryApi';

/** The rows that name a file, drafts and the trash included. */
export const useUses = (id: string) =>
  useQuery({ queryKey: ['archivos', id, 'usos'], queryFn: () => libraryApi.uses(id), staleTime: 0 });
