import type { Client } from 'pg';

/**
 * Takes the extension that searches ask for into the database. It comes with PostgreSQL and its owner may take it in; where
 * whoever connects is not the owner, somebody else has to, once.
 */
export async function requireTrigrams(client: Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (cause) {
    throw new Error(
      'Falta la extensión pg_trgm, que viene con PostgreSQL y que este usuario no puede instalar. Quien administra la base ' +
        'debe ejecutar en ella, una sola vez: CREATE EXTENSION pg_trgm;',
      { cause },
    );
  }
}
