import { readPlaces } from '../platform/config/config.js';
import { openGround } from '../platform/database/ground/ground.js';
import { findPending } from '../platform/database/ground/releases.js';
import { claimDatabase } from './claimDatabase.js';
import { openOwn } from './openOwn.js';
import { runTask } from './runTask.js';

/**
 * `node backend/dist/startup/migrar.js`: brings the database of the settings to this version before any server of it starts, and
 * while those of the last one serve.
 */
await runTask(async () => {
  const places = readPlaces(process.env);
  const ground = await openGround(places, 'new');
  const pending = await findPending(ground).finally(() => ground.close());
  const say = (event: string) => process.stdout.write(`${event}\n`);
  const connection = await openOwn({ ...places, NODE_ENV: 'production' }, claimDatabase, say);
  await claimDatabase(connection.database, { NODE_ENV: 'production' }).finally(() => connection.close());
  return pending.length === 0
    ? 'La base ya estaba en esta versión.'
    : `Migraciones aplicadas: ${pending.length}, hasta ${pending.at(-1)}.`;
});
