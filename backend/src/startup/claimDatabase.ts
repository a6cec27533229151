import type { Config } from '../platform/config/settings.js';
import type { Database } from '../platform/database/database.js';
import { findOwner, isSeeded, setOwner } from '../platform/database/installation.js';

/**
 * Claims the database for a real installation at its first start.
 *
 * Throws an Error, in Spanish, if the demonstration created it: its passwords are public. With NODE_ENV=test, claims
 * nothing and throws on a production database.
 */
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
