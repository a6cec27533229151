import { readPlaces } from '../platform/config/config.js';
import { type Ground, openGround } from '../platform/database/ground/ground.js';
import { endsBefore, findPending } from '../platform/database/ground/releases.js';
import { claimDatabase, openOwn } from './claimDatabase.js';
import { runTask } from './runTask.js';

/** `node backend/dist/startup/migrar.js`: migrates before the start, while the last version serves. */
await runTask(async () => {
  const places = readPlaces(process.env);
  const ground = await openGround(places, 'new');
  const pending = await findMigrations(ground).finally(() => ground.close());
  const log = (event: string) => process.stdout.write(`${event}\n`);
  const connection = await openOwn({ ...places, NODE_ENV: 'production' }, claimDatabase, log);
  await claimDatabase(connection.database, { NODE_ENV: 'production' }).finally(() => connection.close());
  return pending.length === 0
    ? 'La base ya estaba en esta versión.'
    : `Migraciones aplicadas: ${pending.length}, hasta ${pending.at(-1)}.`;
});

async function findMigrations(ground: Ground): Promise<string[]> {
  const pending = await findPending(ground);
  if (endsBefore(pending)) await requireAlone(ground);
  return pending;
}

/** Throws an Error if another client is connected: older processes would lose submissions. */
async function requireAlone(ground: Ground): Promise<void> {
  const [found] = await ground.query<{ others: number }>(
    'select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  );
  if (!found?.others) return;
  throw new Error(
    `No se migró nada: hay ${found.others} conexiones más en la base. Detenga antes los procesos de la 0.4.0, que con estas migraciones rechazan con un error cada reclamo que reciben.`,
  );
}
