import type { Config } from '../config.js';
import type { Database } from '../database/database.js';
import { findFilledTables, findOwner, hasUsersOutside, setOwner, wasMade } from '../database/installation.js';
import { demoContent } from '../demo/content/demoContent.js';
import { idOf } from '../demo/seed.js';
import { DEMO_DOMAIN } from '../users/demoDomain.js';

/**
 * A database belongs to the demonstration or to a real installation, from its first start on. The demonstration hands its
 * passwords to everybody: it takes an empty database, or one of its own, and throws an Error that says why on any other. A
 * real installation throws on one that the demonstration made. Tests own nothing.
 */
export async function claimDatabase(database: Database, { DEMO, NODE_ENV }: Config): Promise<void> {
  if (DEMO) await claimForDemo(database);
  else if (NODE_ENV === 'production') await claimForProduction(database);
}

async function claimForDemo(database: Database): Promise<void> {
  const owner = (await findOwner(database)) ?? (await ownerByContent(database));
  if (owner !== 'demostracion' || (await setOwner(database, 'demostracion')) !== 'demostracion')
    throw new Error(
      'La demostración no se inicia: su base tiene datos que ella no sembró, y daría a su personal contraseñas conocidas.\n' +
        'Dele otra base (DATABASE_URL, o quítela) o carpeta (DATA_DIR). Para servir esos datos: node backend/dist/main.js',
    );
}

/** Of what an earlier version left without a note: an empty one is anybody's, and the seed is known by its first row. */
async function ownerByContent(database: Database): Promise<'demostracion' | 'produccion'> {
  if ((await findFilledTables(database)).length === 0) return 'demostracion';
  const [first] = demoContent();
  const isSeeded = first !== undefined && (await wasMade(database, idOf(first.section.name, first.key)));
  return isSeeded && !(await hasUsersOutside(database, DEMO_DOMAIN)) ? 'demostracion' : 'produccion';
}

async function claimForProduction(database: Database): Promise<void> {
  if ((await setOwner(database, 'produccion')) === 'produccion') return;
  throw new Error(
    'DATABASE_URL nombra la base de la demostración, con personal y contenido ficticios. Dele a la entidad una base vacía.',
  );
}
