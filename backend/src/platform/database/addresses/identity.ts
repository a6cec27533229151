import { askOnce } from './inSession.js';

/**
 * SQL: what a database and its streaming replicas have in common with no other, whatever address leads to them: the number that its server
 * was made with, and its name there.
 */
export const IDENTITY = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/** That of the database at an address; undefined where none answers. */
export const identityAt = (url: string): Promise<string | undefined> =>
  askOnce<{ identity: string }>(url, `select ${IDENTITY} as identity`).then(
    (found) => found?.identity,
    () => undefined,
  );

/** What is said of the direct address of another database. */
export const ANOTHER = 'no lleva a la base de DATABASE_URL';
