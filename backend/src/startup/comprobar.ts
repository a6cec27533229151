import { describeFault } from '../platform/config/fault.js';
import { ownSettings } from '../platform/config/faultsTogether.js';
import { getTriedConfig } from './getTriedConfig.js';
import { runTask } from './runTask.js';
import { tryDatabase } from './tryDatabase.js';
import { tryReplica } from './tryReplica.js';

/**
 * `node backend/dist/startup/comprobar.js`, with the server's settings: all that is wrong with them, and with what they name, in
 * one list. Changes nothing but a file that it writes into the data folder and takes away.
 */
await runTask(async () => {
  const { warnings } = await getTriedConfig(process.env, ownSettings, [tryDatabase, tryReplica]);
  return ['La configuración sirve.', ...warnings.map(describeFault)].join('\n');
});
