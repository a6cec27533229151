import { describeFault, ownSettings } from '../platform/config/faults.js';
import type { Config } from '../platform/config/settings.js';
import { describeError } from '../platform/database/errors.js';
import { type Inspected, inspectDatabase } from '../platform/database/installation.js';
import { ANOTHER, IDENTITY, identityAt, NOT_DIRECT, POOLED, queryOne } from '../platform/database/sessions.js';
import { getTriedConfig } from './getTriedConfig.js';
import { runTask } from './runTask.js';
import type { Trial } from './tryBucket.js';

/** PostgreSQL 15, in the format of `server_version_num`. */
const OLDEST = 150_000;

/** Checks the version and pending migrations, read-only, and that a pooler leads to the same database. */
async function tryDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): Promise<Trial> {
  if (!DATABASE_URL) return {};
  if (!DATABASE_DIRECT_URL) return inspect('DATABASE_URL', DATABASE_URL, ({ isWhole }) => !isWhole && POOLED);
  let behind: string | undefined;
  const pool: Trial = await queryOne<{ identity: string }>(DATABASE_URL, `select ${IDENTITY} as identity`).then(
    (found) => {
      behind = found?.identity;
      return {};
    },
    unusable('DATABASE_URL'),
  );
  const direct = await inspect('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL, ({ isWhole, identity }) => {
    if (!isWhole) return NOT_DIRECT;
    return behind !== undefined && behind !== identity && ANOTHER;
  });
  return { ...direct, faults: [direct, pool].flatMap(({ faults = [] }) => faults) };
}

/** `faultOfAddress`: returns the fault of the URL itself, if any. */
async function inspect(
  name: string,
  url: string,
  faultOfAddress: (found: Inspected) => string | false,
): Promise<Trial> {
  try {
    const found = await inspectDatabase(url);
    const message = faultOfAddress(found) || faultIn(found);
    if (message) return { faults: [{ name, message }] };
    return { warnings: found.pending.length > 0 ? [{ name, message: pendingIn(found) }] : [] };
  } catch (error) {
    return unusable(name)(error);
  }
}

const unusable =
  (name: string) =>
  (error: unknown): Trial => ({ faults: [{ name, message: `no se puede usar: ${describeError(error)}` }] });

function faultIn({ version, hasTrigrams, isAnothers, owner }: Inspected): string | undefined {
  if (version < OLDEST) return `PostgreSQL ${Math.floor(version / 10_000)} es anterior a la 15`;
  if (isAnothers) return 'tiene tablas de otro sistema: use una base vacía';
  if (owner === 'demostracion') return 'es la base de la demostración: use una vacía';
  if (!hasTrigrams) return 'falta la extensión pg_trgm, y este usuario no puede instalarla: CREATE EXTENSION pg_trgm;';
  return undefined;
}

const pendingIn = ({ pending }: Inspected) =>
  `le faltan migraciones (${pending.length}), que migrar.js o el inicio aplican`;

/** Checks the replica; returns only warnings, since the server works without. */
async function tryReplica({ DATABASE_URL, DATABASE_READ_URL }: Config): Promise<Trial> {
  if (!DATABASE_READ_URL) return {};
  try {
    const found = await queryOne<{ follows: boolean; identity: string }>(
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

/** `node backend/dist/startup/comprobar.js`: lists all faults; writes only a probe file. */
await runTask(async () => {
  const { warnings } = await getTriedConfig(process.env, ownSettings, [tryDatabase, tryReplica]);
  return ['La configuración sirve.', ...warnings.map(describeFault)].join('\n');
});
