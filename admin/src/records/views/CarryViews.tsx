import { isStorableInView } from '@coop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/fetchApi';
import { useCan, useYo } from '../../ground/staff/staff';
import { type LocalView, localViewKeys, readLocalViews } from '../../ground/store/localViews';
import { viewsApi, viewsKey } from './useViews';

/** Migrates legacy local views once; refused ones are reported, unanswered ones retried. */
export function CarryViews() {
  const { uid } = useYo();
  const can = useCan();
  const client = useQueryClient();
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per user.
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

/** Returns the number of migrated views and the names of refused ones. */
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
  const storable = Object.fromEntries(Object.entries(filtro).filter(([name]) => isStorableInView(section, name)));
  try {
    await viewsApi.create(section.name, { nombre, rol: null, filtro: storable, orden, columnas: null });
    return 'carried';
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : new HttpError('', 0, {});
    if (status === 0 || status >= 500 || status === 429 || status === 401) return 'unanswered';
    // Another browser migrated a view with this name first.
    return body.errors?.nombre ? 'there' : 'refused';
  }
}
