import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { lockUsers } from '../database/lockUsers.js';
import { preparedOn } from '../database/pool/preparedOn.js';
import { problemOfDatabase } from '../database/problemOfDatabase.js';
import { tables } from '../database/tables/tables.js';
import { requireSoundUsers } from './requireSoundUsers.js';
import { changed, folded, type User } from './user.js';
import { UserStore } from './user-store.js';

const { usuarios } = tables;
const refuse = problemOfDatabase(sections.usuarios);
type UserRow = typeof usuarios.$inferInsert;

/** Each write asks it. */
const finding = preparedOn('find who asks', (on, name) =>
  on
    .select()
    .from(usuarios)
    .where(eq(usuarios.id, sql.placeholder('uid')))
    .prepare(name),
);

/** Users in the table derived from their section. */
@Injectable()
export class DatabaseUserStore extends UserStore {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

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
