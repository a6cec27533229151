import { describeFault } from '../platform/config/fault.js';
import { ownSettings } from '../platform/config/faultsTogether.js';
import type { Config } from '../platform/config/settings.js';
import { IDENTITY, identityAt } from '../platform/database/addresses/identity.js';
import { askOnce } from '../platform/database/addresses/inSession.js';
import { describeError } from '../platform/database/describeError.js';
import { getTriedConfig } from './getTriedConfig.js';
import { runTask } from './runTask.js';
import type { Trial } from './trial.js';
import { tryDatabase } from './tryDatabase.js';

/** Looks whether what is said to be a replica is one of the database. The server does without it: nothing here is a fault. */
async function tryReplica({ DATABASE_URL, DATABASE_READ_URL }: Config): Promise<Trial> {
  if (!DATABASE_READ_URL) return {};
  try {
    const found = await askOnce<{ follows: boolean; identity: string }>(
      DATABASE_READ_URL,
      `select pg_is_in_recovery() as follows, ${IDENTITY} as identity`,
    );
    if (!found?.follows) return warned('no sigue a otra base: no se leerá de ella');
    const first = DATABASE_URL && (await identityAt(DATABASE_URL));
    return first && first !== found.identity ? warned('sigue a otra base que DATABASE_URL: no se leerá de ella') : {};
  } catch (error) {
    return warned(`no se puede usar, y la base responde por ella: ${describeError(error)}`);
  }
}

const warned = (message: string): Trial => ({ warnings: [{ name: 'DATABASE_READ_URL', message }] });

/**
 * `node backend/dist/startup/comprobar.js`, with the server's settings: all that is wrong with them, and with what they name, in
 * one list. Changes nothing but a file that it writes into the data folder and takes away.
 */
await runTask(async () => {
  const { warnings } = await getTriedConfig(process.env, ownSettings, [tryDatabase, tryReplica]);
  return ['La configuración sirve.', ...warnings.map(describeFault)].join('\n');
});
