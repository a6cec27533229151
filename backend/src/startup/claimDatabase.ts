import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import {
  findFilledTables,
  findOwner,
  hasRealUsers,
  isSeeded,
  type Owner,
  setOwner,
} from '../platform/database/installation.js';

/**
 * A database belongs to the demonstration or to a real installation, from its first start on. The demonstration hands its
 * passwords to everybody: it takes an empty database, or one of its own, and throws an Error that says why on any other. A
 * real installation throws on one that the demonstration made. Tests own nothing, and keep away from what is real.
 */
export async function claimDatabase(database: Database, { DEMO, NODE_ENV }: Config): Promise<void> {
  if (DEMO) await claimForDemo(database);
  else if (NODE_ENV === 'production') await claimForProduction(database);
  else if ((await findOwner(database)) === 'produccion')
    throw new Error(
      'DATABASE_URL nombra la base de una instalación real, que NODE_ENV=test no toca: quite una de las dos.',
    );
}

async function claimForDemo(database: Database): Promise<void> {
  const owner = (await findOwner(database)) ?? (await ownerByContent(database));
  if (owner !== 'demostracion' || (await setOwner(database, 'demostracion')) !== 'demostracion')
    throw new Error(
      'La demostración no se inicia: su base tiene datos que ella no sembró, y daría a su personal contraseñas conocidas.\n' +
        'Dele otra base (DATABASE_URL, o quítela) o carpeta (DATA_DIR). Para servir esos datos: node backend/dist/main.js',
    );
}

/** Of what an earlier version left without a note: an empty one is anybody's. */
async function ownerByContent(database: Database): Promise<Owner> {
  if ((await findFilledTables(database)).length === 0) return 'demostracion';
  return (await isSeeded(database)) && !(await hasRealUsers(database)) ? 'demostracion' : 'produccion';
}

async function claimForProduction(database: Database): Promise<void> {
  const isOthers = (await findOwner(database)) === undefined && (await isSeeded(database));
  if (!isOthers && (await setOwner(database, 'produccion')) === 'produccion') return;
  throw new Error(
    'DATABASE_URL nombra la base de la demostración, con personal y contenido ficticios. Dele a la entidad una base vacía\n' +
      '(por ejemplo: createdb cooperativa): lo que la demostración sembró no se quita, queda en el historial.',
  );
}
