import type { FirstDayDone } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { httpClient } from '../api/httpClient';
import { useYo } from '../staff/useYo';
import { begin } from './opening';

/** What a role does on its first day, and which of it this person did; and their word that they need it no more. */
export function useFirstDay({ always = false, enabled = true } = {}) {
  const { uid } = useYo();
  const [isAside, setAside] = useStore<boolean>(`primerDia.${uid}`, false);
  const { data = [] } = useQuery({
    queryKey: ['panel', 'primer-dia'],
    queryFn: () => begin('primerDia', async () => (await httpClient('/api/panel/primer-dia')).json as FirstDayDone[]),
    enabled: enabled && (always || !isAside),
  });
  return { tasks: data, isAside, putAside: () => setAside(true) };
}
