import type { Config } from '../platform/config/config.js';
import { describeError } from '../platform/database/describeError.js';
import { type Inspected, inspectDatabase } from '../platform/database/inspectDatabase.js';
import type { Trial } from './getTriedConfig.js';

/** PostgreSQL 15, in its own numbering. */
const OLDEST = 150_000;

/** Looks at the server's database, and changes nothing: whether this version can work on it, and what it would migrate. */
export async function tryDatabase({ DATABASE_URL }: Config): Promise<Trial> {
  if (!DATABASE_URL) return {};
  try {
    const found = await inspectDatabase(DATABASE_URL);
    const fault = faultIn(found);
    if (fault) return { faults: [said(fault)] };
    return { warnings: found.pending.length > 0 ? [said(pendingIn(found))] : [] };
  } catch (error) {
    return { faults: [said(`no se puede usar: ${describeError(error)}`)] };
  }
}

function faultIn({ version, hasTrigrams, isAnothers, owner }: Inspected): string | undefined {
  if (version < OLDEST) return `PostgreSQL ${Math.floor(version / 10_000)} es anterior a la 15`;
  if (isAnothers) return 'tiene tablas de otro sistema: use una base vacía';
  if (owner === 'demostracion') return 'es la base de la demostración: use una vacía';
  if (!hasTrigrams) return 'falta la extensión pg_trgm, y este usuario no puede instalarla: CREATE EXTENSION pg_trgm;';
  return undefined;
}

const pendingIn = ({ pending }: Inspected) =>
  `le faltan migraciones (${pending.length}), que migrar.js o el inicio aplican`;

const said = (message: string) => ({ name: 'DATABASE_URL', message });
