import { isKeptInView } from '@coop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { type LocalView, localViewKeys, readLocalViews } from '../../ground/store/localViews';
import { viewsKey } from './useViews';
import { viewsApi } from './viewsApi';

/**
 * Takes the views that this browser kept to the server, once: each key goes when the server has answered for all of its
 * views. One that no list takes any more goes too, and is told; without an answer it waits for the next time.
 */
export function CarryViews() {
  const { uid } = useYo();
  const can = useCan();
  const client = useQueryClient();
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever signed in.
  useEffect(() => {
    const keys = localViewKeys(uid);
    if (keys.length === 0) return;
    void carry(keys, uid, (section) => can(section, 'leer')).then(async ({ carried, left }) => {
      if (left.length > 0) notify(`No se pudieron traer estas vistas: ${left.join(', ')}`, { type: 'warning' });
      else if (carried > 0) notify('Sus vistas ahora están en cualquier equipo donde ingrese', { type: 'info' });
      await client.invalidateQueries({ queryKey: viewsKey() });
    });
  }, [uid]);
  return null;
}

/** How many were carried, and the names of those that were refused. */
async function carry(keys: string[], uid: string, reads: (section: string) => boolean) {
  const left: string[] = [];
  let carried = 0;
  for (const key of keys) {
    const outcomes: Outcome[] = [];
    for (const view of readLocalViews(key, uid).filter(({ section }) => reads(section.name))) {
      const outcome = await send(view);
      if (outcome === 'refused') left.push(view.nombre);
      if (outcome === 'carried') carried += 1;
      outcomes.push(outcome);
    }
    if (!outcomes.includes('unanswered')) localStorage.removeItem(key);
  }
  return { carried, left };
}

type Outcome = 'carried' | 'there' | 'refused' | 'unanswered';

async function send({ section, nombre, filtro, orden }: LocalView): Promise<Outcome> {
  const kept = Object.fromEntries(Object.entries(filtro).filter(([name]) => isKeptInView(section, name)));
  try {
    await viewsApi.create(section.name, { nombre, rol: null, filtro: kept, orden, columnas: null });
    return 'carried';
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : new HttpError('', 0, {});
    if (status === 0 || status >= 500 || status === 429 || status === 401) return 'unanswered';
    // Another browser had it under the same name, and came first.
    return body.errors?.nombre ? 'there' : 'refused';
  }
}
