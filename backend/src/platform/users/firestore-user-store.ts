import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyRow, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { FIREBASE } from '../auth/firebase.js';
import { within } from '../clock/within.js';
import { causeOf } from '../database/causeOf.js';
import type { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { requireSoundUsers } from './requireSoundUsers.js';
import { changed, folded, type User } from './user.js';
import { UserStore } from './user-store.js';
import { documentOf, userOf } from './userDocument.js';

/** Google's library tries again for a minute and a half; whoever asks is told sooner. */
const READ_MS = 3_000;
/** How often what could not be put back is tried again, and how many times: a quarter of an hour. */
const AGAIN_MS = 10_000;
const MOST_TRIES = 90;

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
  /** Writes that have not ended though nobody waits for them any more, by whom they are of. */
  private readonly late = new Map<string, Promise<unknown>>();
  /** A write may have to wait for others. */
  protected readonly writeMs: number = 20_000;

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
    return this.change(user.id, async (transaction) => {
      const { others } = await this.readIn(transaction, user.id);
      requireSoundUsers({ after: user, others });
      transaction.create(this.users.doc(user.id), documentOf(user));
    });
  }

  replace(given: User, expected: number): Promise<boolean> {
    const user = folded(given);
    return this.change(user.id, async (transaction) => {
      const { before, others } = await this.readIn(transaction, user.id);
      if (before?.version !== expected) return false;
      requireSoundUsers({ before, after: user, others });
      transaction.set(this.users.doc(user.id), documentOf(changed(user)), { merge: true });
      return true;
    });
  }

  /**
   * Whatever came upon it meanwhile stays. Where the write has not ended, or Google is away, it is done once it has and is there again:
   * nobody waits for that.
   */
  override async putBack(after: AnyRow, before: AnyRow | undefined): Promise<void> {
    const late = this.late.get(after.id);
    if (late) void late.then(() => this.undoAtLast(after, before));
    else await this.undo(after, before).catch(() => void this.undoAtLast(after, before));
  }

  private async undoAtLast(after: AnyRow, before: AnyRow | undefined): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await this.undo(after, before);
      } catch (err) {
        if (tries === 1)
          this.log.warn('A change of a user that was not stored is put back as soon as it can be', { err });
        if (tries === MOST_TRIES)
          return this.log.error('A change of a user that was not stored was not put back', { err });
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
  }

  private undo(after: AnyRow, before: AnyRow | undefined): Promise<void> {
    return this.change(after.id, async (transaction) => {
      const document = this.users.doc(after.id);
      const stored = userOf(await transaction.get(document));
      if (!stored || !isOf(stored, after)) return;
      if (before) transaction.set(document, documentOf(changed(folded(before))), { merge: true });
      else transaction.delete(document);
    });
  }

  async recordAccess(uid: string, at: Date): Promise<void> {
    await within(this.writeMs, this.users.doc(uid).update({ ultimoAcceso: at.toISOString() }));
  }

  private async change<T>(uid: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let isLeft = false;
    const whileAwaited = async (transaction: Transaction) => {
      const result = await work(transaction);
      if (isLeft) throw new Error('Nobody waits for this write any more');
      return result;
    };
    const made = this.firestore.runTransaction(whileAwaited, { maxAttempts: 20 });
    try {
      return await within(this.writeMs, made);
    } catch (error) {
      isLeft = causeOf(error).code === 'ETIMEDOUT';
      if (isLeft) this.follow(uid, made);
      throw error;
    } finally {
      this.forget();
    }
  }

  /** What is on its way may still be written. */
  private follow(uid: string, made: Promise<unknown>): void {
    const late = Promise.allSettled([this.late.get(uid), made]).then(() => {
      if (this.late.get(uid) === late) this.late.delete(uid);
      this.forget();
    });
    this.late.set(uid, late);
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
