import type { FirstDayDone } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { httpClient } from '../api/httpClient';
import { useYo } from '../staff/useYo';
import { takePart } from './opening';

/** Onboarding checklist of the user's role, its completed steps, and whether the user dismissed it. */
export function useFirstDay({ always = false, enabled = true } = {}) {
  const { uid } = useYo();
  const [isAside, setAside] = useStore<boolean>(`primerDia.${uid}`, false);
  const { data = [] } = useQuery({
    queryKey: ['panel', 'primer-dia'],
    queryFn: () =>
      takePart('primerDia', async () => (await httpClient('/api/panel/primer-dia')).json as FirstDayDone[]),
    enabled: enabled && (always || !isAside),
  });
  return { tasks: data, isAside, putAside: () => setAside(true) };
}
