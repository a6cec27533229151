import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { locks } from '../database/locks.js';
import { preparedOn } from '../database/pool/preparedOn.js';
import { problemOfDatabase } from '../database/problemOfDatabase.js';
import { tables } from '../database/tables/tables.js';
import { invalidData, Problem } from '../http/problem.js';
import { changed, folded, isActiveAdministrator, type User } from './user.js';

const { usuarios } = tables;
const refuse = problemOfDatabase(sections.usuarios);
type UserRow = typeof usuarios.$inferInsert;

const finding = preparedOn('find who asks', (on, name) =>
  on
    .select()
    .from(usuarios)
    .where(eq(usuarios.id, sql.placeholder('uid')))
    .prepare(name),
);

/**
 * Users as the guard and whatever names them read them. The section `usuarios` writes its table like any other; what is written
 * here comes past it: the demonstration's, and what is taken in from Firestore. No two users share an e-mail, and an active
 * administrador always remains, even under parallel requests; what would break that is a 422 problem.
 */
@Injectable()
export class UserStore {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(uid: string, tx = this.database): Promise<User | undefined> {
    const [user] = await finding(tx).execute({ uid });
    return user && folded(user);
  }

  async list(tx = this.database): Promise<User[]> {
    return (await tx.select().from(usuarios)).map(folded);
  }

  create(given: User, tx = this.database): Promise<void> {
    const user = folded(given);
    return tx.transaction(async (inner) => {
      requireSoundUsers({ after: user, others: await lockedUsers(inner) });
      await inner
        .insert(usuarios)
        .values(user as UserRow)
        .catch(refuse);
    });
  }

  /** Writes the user whose stored version is still `expected`; false when it no longer is. */
  replace(given: User, expected: number, tx = this.database): Promise<boolean> {
    const user = folded(given);
    return tx.transaction(async (inner) => {
      const { before, others } = parted(await lockedUsers(inner), user.id);
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

  /** Throws 422 where the change of the section `usuarios` would break what all users must be. In its transaction, which holds the others off. */
  async requireSound(after: User, tx: Database): Promise<void> {
    const { before, others } = parted(await lockedUsers(tx), after.id);
    requireSoundUsers({ ...(before && { before }), after, others });
    // Noted between the reading of the row and its change.
    if (before) after.ultimoAcceso = before.ultimoAcceso;
  }

  /** Notes when they came in. That is no change of theirs: the version stays. */
  async recordAccess(uid: string, at: Date): Promise<void> {
    await this.database.update(usuarios).set({ ultimoAcceso: at.toISOString() }).where(eq(usuarios.id, uid));
  }
}

/** Every user, with all other changes of users waiting for this transaction to end. */
async function lockedUsers(tx: Database): Promise<User[]> {
  await lockUsers(tx);
  return (await tx.select().from(usuarios)).map(folded);
}

const parted = (all: readonly User[], uid: string) => ({
  before: all.find(({ id }) => id === uid),
  others: all.filter(({ id }) => id !== uid),
});

/** Whatever changes users waits until this transaction ends. */
async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.users})`);
}

/** One change among all users: `before` is absent when one is made. */
type UserChange = { before?: User; after: User; others: readonly User[] };

/** Throws 422 when the change would repeat an e-mail or leave the panel without an active administrador. */
function requireSoundUsers({ before, after, others }: UserChange): void {
  if (others.some(({ email }) => email === after.email))
    throw invalidData({ email: 'Ya existe un usuario con ese correo' });
  const staysOne = isActiveAdministrator(after) || others.some(isActiveAdministrator);
  if (before && isActiveAdministrator(before) && !staysOne)
    throw new Problem('datos_invalidos', 'Es el único administrador activo: nombre antes a otro.');
}
