import type { Config } from '../platform/config/settings.js';
import { type Connection, connect } from '../platform/database/connect.js';
import type { Database } from '../platform/database/database.js';
import { belongsToOtherSystem, findOwner } from '../platform/database/installation.js';

/** Claims the database; throws an Error with the reason if it belongs to another owner. */
export type Claim = (database: Database, config: Pick<Config, 'NODE_ENV'>) => Promise<void>;

type Places = Pick<Config, 'NODE_ENV' | 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Opens the database of the settings and migrates it. Changes nothing in a database of another system or owner.
 *
 * A database from earlier versions without an owner and without staff is claimed later, by its content.
 */
export async function openOwn(config: Places, claim: Claim, say?: (event: string) => void): Promise<Connection> {
  let refusal: unknown;
  const requireOwn = async (database: Database) => {
    if (await belongsToOtherSystem(database)) throw new Error(OTHER_SYSTEM);
    if ((await findOwner(database)) !== undefined) await claim(database, config);
  };
  const mayChange = async (database: Database) => {
    await requireOwn(database).catch((error: unknown) => {
      refusal = error;
      throw error;
    });
  };
  return connect(config, say, mayChange).catch((error: unknown) => {
    throw error === refusal ? error : new Error('La base de datos no se pudo abrir o actualizar:', { cause: error });
  });
}

const OTHER_SYSTEM =
  'DATABASE_URL nombra una base que tiene tablas de otro sistema. Dele al sistema una vacía (por ejemplo: createdb cooperativa).';
