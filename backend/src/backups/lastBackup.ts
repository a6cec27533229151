import type { Database } from '../platform/database/database.js';
import type { Ground } from '../platform/database/ground/ground.js';
import { findNote } from '../platform/database/installation.js';

const KEY = 'ultima_copia';

/** Records when a whole backup was made. A database of an earlier release has no place for it. */
export async function noteBackup(ground: Pick<Ground, 'query'>, at: string): Promise<void> {
  const [place] = await ground.query<{ has: boolean }>("select to_regclass('instalacion') is not null as has");
  if (place?.has)
    await ground.query(
      'insert into instalacion (clave, valor) values ($1, $2) on conflict (clave) do update set valor = excluded.valor',
      [KEY, at],
    );
}

/** Returns when the last whole backup was made; undefined if none was. */
export const findLastBackup = (database: Database): Promise<string | undefined> => findNote(database, KEY);
