import type { Config } from '../platform/config/config.js';
import { type Connection, connect } from '../platform/database/connect.js';
import type { Database } from '../platform/database/database.js';
import { findNotedOwner } from '../platform/database/installation.js';

/** Takes the database for its own; throws an Error that says why when it may not. */
export type Claim = (database: Database, config: Config) => Promise<void>;

/**
 * Opens the database of the settings, brought to today: but where it notes whose it is, nothing of one that is another's is
 * changed. What earlier versions left without a note is claimed by whoever looks at its content.
 */
export async function openOwn(config: Config, claim: Claim, say?: (event: string) => void): Promise<Connection> {
  let refusal: unknown;
  const mayChange = async (database: Database) => {
    if ((await findNotedOwner(database)) === undefined) return;
    await claim(database, config).catch((error: unknown) => {
      refusal = error;
      throw error;
    });
  };
  return connect(config, say, mayChange).catch((error: unknown) => {
    throw error === refusal ? error : new Error('La base de datos no se pudo abrir o actualizar:', { cause: error });
  });
}
