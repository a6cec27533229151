import {
  type Database,
  findFilledTables,
  findOwner,
  hasRealUsers,
  isSeeded,
  type Owner,
  setOwner,
} from '@coop/backend/database';

/** Claims an empty database or its own; throws an Error otherwise: its passwords are public. */
export async function claimForDemo(database: Database): Promise<void> {
  const owner = (await findOwner(database)) ?? (await ownerByContent(database));
  if (owner !== 'demostracion' || (await setOwner(database, 'demostracion')) !== 'demostracion')
    throw new Error(
      'La demostración no se inicia: su base tiene datos que ella no sembró, y daría a su personal contraseñas conocidas.\n' +
        'Dele otra base (DATABASE_URL, o quítela) o carpeta (DATA_DIR). Para servir esos datos: node backend/dist/main.js',
    );
}

/** Infers the owner of a database of an earlier version, which stored none; an empty one is free. */
async function ownerByContent(database: Database): Promise<Owner> {
  if ((await findFilledTables(database)).length === 0) return 'demostracion';
  return (await isSeeded(database)) && !(await hasRealUsers(database)) ? 'demostracion' : 'produccion';
}
