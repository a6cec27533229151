import type { PersonalNotice } from '@coop/domain/answers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { httpClient } from '../api/fetchApi';
import { takePart } from './opening';

const STALE_MS = 30_000;
const queryKey = ['avisos'];

/** The user's notifications, unread first, and a function that marks them as read. */
export function usePersonalNotices() {
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => takePart('avisos', async () => (await httpClient('/api/panel/avisos')).json as PersonalNotice[]),
    staleTime: STALE_MS,
  });
  const { mutate: markRead } = useMutation({
    mutationFn: async (read: readonly PersonalNotice[]) => {
      const body = JSON.stringify({ claves: read.map(({ clave }) => clave) });
      return (await httpClient('/api/panel/avisos/leidos', { method: 'PUT', body })).json as PersonalNotice[];
    },
    onSuccess: (remaining) => queries.setQueryData(queryKey, remaining),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return { notices: data, error, refetch, markRead };
}
