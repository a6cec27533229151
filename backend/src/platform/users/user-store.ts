import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { locks } from '../database/locks.js';
import { problemOfDatabase } from '../database/problems.js';
import { tables } from '../database/tables/tables.js';
import { invalidData, Problem } from '../http/problem.js';
import { changed, isActiveAdministrator, normalizeEmail, type User } from './user.js';

const { usuarios } = tables;
const refuse = problemOfDatabase(sections.usuarios);
type UserRow = typeof usuarios.$inferInsert;

/**
 * Repository of users for the guard and for names. The section `usuarios` writes the same table itself; writes here
 * come from the demonstration and from the import of Firestore. E-mails are unique, and an active administrador always
 * remains, even under concurrent requests; otherwise it throws a 422.
 */
@Injectable()
export class UserStore {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(uid: string, tx = this.database): Promise<User | undefined> {
    const [user] = await tx.select().from(usuarios).where(eq(usuarios.id, uid));
    return user && normalizeEmail(user);
  }

  async list(tx = this.database): Promise<User[]> {
    return (await tx.select().from(usuarios)).map(normalizeEmail);
  }

  create(values: User, tx = this.database): Promise<void> {
    const user = normalizeEmail(values);
    return tx.transaction(async (inner) => {
      requireSoundUsers({ after: user, others: await lockedUsers(inner) });
      await inner
        .insert(usuarios)
        .values(user as UserRow)
        .catch(refuse);
    });
  }

  /** Writes a user if the stored version is still `expected` (optimistic lock); returns false otherwise. */
  replace(values: User, expected: number, tx = this.database): Promise<boolean> {
    const user = normalizeEmail(values);
    return tx.transaction(async (inner) => {
      const { before, others } = partition(await lockedUsers(inner), user.id);
      if (before?.version !== expected) return false;
      requireSoundUsers({ before, after: user, others });
      await inner
        .update(usuarios)
        .set(changed(user) as UserRow)
        .where(eq(usuarios.id, user.id))
        .catch(refuse);
      return true;
    });
  }

  /** Throws 422 if a change breaks the rules across users. Call it in the change's transaction; it locks users. */
  async requireSound(after: User, tx: Database): Promise<void> {
    const { before, others } = partition(await lockedUsers(tx), after.id);
    requireSoundUsers({ ...(before && { before }), after, others });
    // May have changed since the row was read.
    if (before) after.ultimoAcceso = before.ultimoAcceso;
  }

  /** Records the last access; the version stays. */
  async recordAccess(uid: string, at: Date): Promise<void> {
    await this.database.update(usuarios).set({ ultimoAcceso: at.toISOString() }).where(eq(usuarios.id, uid));
  }
}

/** Returns every user after locking changes of users until the transaction ends. */
async function lockedUsers(tx: Database): Promise<User[]> {
  await lockUsers(tx);
  return (await tx.select().from(usuarios)).map(normalizeEmail);
}

const partition = (all: readonly User[], uid: string) => ({
  before: all.find(({ id }) => id === uid),
  others: all.filter(({ id }) => id !== uid),
});

async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.users})`);
}

/** A change among all users; `before` is absent for a new one. */
type UserChange = { before?: User; after: User; others: readonly User[] };

/** Throws 422 if the change duplicates an e-mail or leaves no active administrador. */
function requireSoundUsers({ before, after, others }: UserChange): void {
  if (others.some(({ email }) => email === after.email))
    throw invalidData({ email: 'Ya existe un usuario con ese correo' });
  const staysOne = isActiveAdministrator(after) || others.some(isActiveAdministrator);
  if (before && isActiveAdministrator(before) && !staysOne)
    throw new Problem('datos_invalidos', 'Es el único administrador activo: nombre antes a otro.');
}
