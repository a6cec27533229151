import {
  type Database,
  findFilledTables,
  findOwner,
  hasRealUsers,
  isSeeded,
  type Owner,
  setOwner,
} from '@coop/backend/database';

/**
 * The demonstration hands its passwords to everybody: it takes an empty database, or one of its own, from then on, and
 * throws an Error that says why on any other.
 */
export async function claimForDemo(database: Database): Promise<void> {
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
