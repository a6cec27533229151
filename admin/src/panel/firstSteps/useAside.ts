import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

/** Sets a first step aside, or takes it up again. */
export function useAside(clave: string) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (aside: boolean) => {
    setBusy(true);
    const path = `/api/panel/pasos/${encodeURIComponent(clave)}/apartado`;
    await httpClient(path, { method: aside ? 'PUT' : 'DELETE' }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    await queries.invalidateQueries({ queryKey: ['panel'] });
    setBusy(false);
  };
  return { change, busy };
}
