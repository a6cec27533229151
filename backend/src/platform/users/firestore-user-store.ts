import { type AnyRow, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { FIREBASE } from '../auth/firebase.js';
import { requireSoundUsers } from './requireSoundUsers.js';
import { changed, folded, type User } from './user.js';
import { documentOf, userOf } from './user-document.js';
import { UserStore } from './user-store.js';

const uidSchema = sections.usuarios.fields.id.schema;

/** Users as documents `users/{uid}` of Firestore. What others keep in the same documents stays as it is. */
@Injectable()
export class FirestoreUserStore extends UserStore {
  private readonly firestore: Firestore;
  private readonly users: CollectionReference;

  constructor(@Inject(FIREBASE) app: App) {
    super();
    this.firestore = getFirestore(app);
    this.users = this.firestore.collection('users');
  }

  async find(uid: string): Promise<User | undefined> {
    // A slash would lead to another document; what is no uid names none.
    return uidSchema.safeParse(uid).success ? userOf(await this.users.doc(uid).get()) : undefined;
  }

  async list(): Promise<User[]> {
    const { docs } = await this.users.get();
    return docs.flatMap((document) => userOf(document) ?? []);
  }

  create(given: User): Promise<void> {
    const user = folded(given);
    return this.change(async (transaction) => {
      const { others } = await this.read(transaction, user.id);
      requireSoundUsers({ after: user, others });
      transaction.create(this.users.doc(user.id), documentOf(user));
    });
  }

  replace(given: User, expected: number): Promise<boolean> {
    const user = folded(given);
    return this.change(async (transaction) => {
      const { before, others } = await this.read(transaction, user.id);
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
    await this.users.doc(uid).update({ ultimoAcceso: at.toISOString() });
  }

  private change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.firestore.runTransaction(work, { maxAttempts: 20 });
  }

  /** Reading all users makes the transaction fail, and try again, when any of them was changed meanwhile. */
  private async read(transaction: Transaction, uid: string) {
    const { docs } = await transaction.get(this.users);
    const all = docs.flatMap((document) => userOf(document) ?? []);
    return { before: all.find(({ id }) => id === uid), others: all.filter(({ id }) => id !== uid) };
  }
}

/** Whether it is that very write: who, when, and the version that it made. */
const isOf = (stored: AnyRow, written: AnyRow): boolean =>
  (['version', 'actualizadoEn', 'actualizadoPor'] as const).every((name) => stored[name] === written[name]);
