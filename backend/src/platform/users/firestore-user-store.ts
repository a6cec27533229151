import { type AnyRow, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { FIREBASE } from '../auth/firebase.js';
import { within } from '../clock/within.js';
import type { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { requireSoundUsers } from './requireSoundUsers.js';
import { changed, folded, type User } from './user.js';
import { UserStore } from './user-store.js';
import { documentOf, userOf } from './userDocument.js';

/** Google's library tries again for a minute and a half; whoever asks is told sooner. */
const READ_MS = 3_000;
/** A write may have to wait for others. What ends later stands, as if the answer had been lost on its way. */
const WRITE_MS = 20_000;

const uidSchema = sections.usuarios.fields.id.schema();

/** Users as documents `users/{uid}` of Firestore. What others keep in the same documents stays as it is. */
@Injectable()
export class FirestoreUserStore extends UserStore {
  private readonly firestore: Firestore;
  private readonly users: CollectionReference;
  private readonly log = new Log('Users');
  private last: User[] = [];
  private isLatest = false;
  private changes = 0;

  constructor(@Inject(FIREBASE) app: App) {
    super();
    this.firestore = getFirestore(app);
    this.users = this.firestore.collection('users');
  }

  async find(uid: string): Promise<User | undefined> {
    // A slash would lead to another document; what is no uid names none.
    if (!uidSchema.safeParse(uid).success) return undefined;
    return userOf(await within(READ_MS, this.users.doc(uid).get()));
  }

  /**
   * Whoever has a transaction of our database open gets what was read the time before, unless somebody was changed since: no case
   * waits for the network, and no notice goes by who worked here before.
   */
  async list(tx?: Database): Promise<User[]> {
    const latest = this.isLatest ? this.last : undefined;
    const reading = this.read();
    if (!tx) return reading;
    const read = reading.catch((err: unknown) => {
      this.log.warn('The users could not be read', { err });
      return this.last;
    });
    return latest ?? read;
  }

  override forget(): void {
    this.changes += 1;
    this.isLatest = false;
  }

  private async read(): Promise<User[]> {
    const before = this.changes;
    const { docs } = await within(READ_MS, this.users.get());
    this.last = docs.flatMap((document) => userOf(document) ?? []);
    // What was read before a change must not be taken for what there is after it.
    this.isLatest = before === this.changes;
    return this.last;
  }

  create(given: User): Promise<void> {
    const user = folded(given);
    return this.change(async (transaction) => {
      const { others } = await this.readIn(transaction, user.id);
      requireSoundUsers({ after: user, others });
      transaction.create(this.users.doc(user.id), documentOf(user));
    });
  }

  replace(given: User, expected: number): Promise<boolean> {
    const user = folded(given);
    return this.change(async (transaction) => {
      const { before, others } = await this.readIn(transaction, user.id);
      if (before?.version !== expected) return false;
      requireSoundUsers({ before, after: user, others });
      transaction.set(this.users.doc(user.id), documentOf(changed(user)), { merge: true });
      return true;
    });
  }

  /** Whatever came upon it meanwhile stays. */
  override putBack(after: AnyRow, before: AnyRow | undefined): Promise<void> {
    return this.change(async (transaction) => {
      const document = this.users.doc(after.id);
      const stored = userOf(await transaction.get(document));
      if (!stored || !isOf(stored, after)) return;
      if (before) transaction.set(document, documentOf(changed(folded(before))), { merge: true });
      else transaction.delete(document);
    });
  }

  async recordAccess(uid: string, at: Date): Promise<void> {
    await within(WRITE_MS, this.users.doc(uid).update({ ultimoAcceso: at.toISOString() }));
  }

  private change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return within(WRITE_MS, this.firestore.runTransaction(work, { maxAttempts: 20 })).finally(() => this.forget());
  }

  /** Reading all users makes the transaction fail, and try again, when any of them was changed meanwhile. */
  private async readIn(transaction: Transaction, uid: string) {
    const { docs } = await transaction.get(this.users);
    const all = docs.flatMap((document) => userOf(document) ?? []);
    return { before: all.find(({ id }) => id === uid), others: all.filter(({ id }) => id !== uid) };
  }
}

/** Whether it is that very write: who, when, and the version that it made. */
const isOf = (stored: AnyRow, written: AnyRow): boolean =>
  (['version', 'actualizadoEn', 'actualizadoPor'] as const).every((name) => stored[name] === written[name]);
