import { createHmac } from 'node:crypto';
import type { Config } from '../platform/config/settings.js';
import { type Connection, connect } from '../platform/database/connect.js';
import type { Database } from '../platform/database/database.js';
import {
  belongsToOtherSystem,
  findOwner,
  isSeeded,
  replaceRecord,
  setOwner,
} from '../platform/database/installation.js';

/** Marks the database as production's at the first start. Throws an Error for the demonstration's: its passwords are public. */
export async function claimDatabase(database: Database, { NODE_ENV }: Pick<Config, 'NODE_ENV'>): Promise<void> {
  if (NODE_ENV === 'production') await claimForProduction(database);
  else if ((await findOwner(database)) === 'produccion')
    throw new Error(
      'DATABASE_URL nombra la base de una instalación real, que NODE_ENV=test no toca: quite una de las dos.',
    );
}

async function claimForProduction(database: Database): Promise<void> {
  const isOthers = (await findOwner(database)) === undefined && (await isSeeded(database));
  if (!isOthers && (await setOwner(database, 'produccion')) === 'produccion') return;
  throw new Error(
    'DATABASE_URL nombra la base de la demostración, con personal y contenido ficticios. Dele a la entidad una base vacía\n' +
      '(por ejemplo: createdb cooperativa): lo que la demostración sembró no se quita, queda en el historial.',
  );
}

/** Claims the database; throws an Error with the reason if it belongs to another owner. */
export type Claim = (database: Database, config: Pick<Config, 'NODE_ENV'>) => Promise<void>;

type Places = Pick<Config, 'NODE_ENV' | 'DATABASE_URL' | 'DATA_DIR'>;

/** Opens and migrates our own database; changes nothing in one of another owner. */
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

const KEY = 'huella-sal';

/** Whether HASH_SALT differs from the stored fingerprint: changed, or on a second machine. */
export async function isOtherSalt(database: Database, { HASH_SALT }: Pick<Config, 'HASH_SALT'>): Promise<boolean> {
  if (!HASH_SALT) return false;
  const print = createHmac('sha256', HASH_SALT).update(KEY).digest('base64url');
  const before = await replaceRecord(database, KEY, print);
  return before !== undefined && before !== print;
}
