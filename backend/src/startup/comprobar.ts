import { describeFault, ownSettings } from '../platform/config/faults.js';
import type { Config } from '../platform/config/settings.js';
import { describeError } from '../platform/database/errors.js';
import { type Inspected, inspectDatabase } from '../platform/database/installation.js';
import { POOLED } from '../platform/database/sessions.js';
import { getTriedConfig } from './getTriedConfig.js';
import { runTask } from './runTask.js';
import type { Trial } from './tryBucket.js';

/** PostgreSQL 15, in the format of `server_version_num`. */
const OLDEST = 150_000;

/** Checks the version and pending migrations, read-only. */
async function tryDatabase({ DATABASE_URL }: Config): Promise<Trial> {
  if (!DATABASE_URL) return {};
  const asFinding = (message: string) => [{ name: 'DATABASE_URL', message }];
  try {
    const found = await inspectDatabase(DATABASE_URL);
    const fault = faultIn(found);
    if (fault) return { faults: asFinding(fault) };
    return { warnings: found.pending.length > 0 ? asFinding(pendingIn(found)) : [] };
  } catch (error) {
    return { faults: asFinding(`no se puede usar: ${describeError(error)}`) };
  }
}

function faultIn({ version, hasTrigrams, isAnothers, owner, isWhole }: Inspected): string | undefined {
  if (!isWhole) return POOLED;
  if (version < OLDEST) return `PostgreSQL ${Math.floor(version / 10_000)} es anterior a la 15`;
  if (isAnothers) return 'tiene tablas de otro sistema: use una base vacía';
  if (owner === 'demostracion') return 'es la base de la demostración: use una vacía';
  if (!hasTrigrams) return 'falta la extensión pg_trgm, y este usuario no puede instalarla: CREATE EXTENSION pg_trgm;';
  return undefined;
}

const pendingIn = ({ pending }: Inspected) =>
  `le faltan migraciones (${pending.length}), que migrar.js o el inicio aplican`;

/** `node backend/dist/startup/comprobar.js`: lists all faults; writes only a probe file. */
await runTask(async () => {
  const { warnings } = await getTriedConfig(process.env, ownSettings, [tryDatabase]);
  return ['La configuración sirve.', ...warnings.map(describeFault)].join('\n');
});
