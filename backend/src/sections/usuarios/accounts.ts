import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../platform/auth/firebase.module.js';
import { withGoogleTimeout } from '../../platform/auth/id-tokens.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';

/** Firebase accounts of staff. Authentication only: the users store authorizes. */
@Injectable()
export class Accounts {
  private readonly log = new Log(Accounts.name);
  /** Pending changes at Firebase, by account: after our timeout they may still be applied. */
  private readonly pending = new Map<string, Promise<void>>();

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** Creates an account with a random password by default; the invitation link sets the real one. */
  async create({ id, email, nombre }: User, password = unknownPassword()): Promise<void> {
    await this.change(id, this.firebase.createUser({ uid: id, email, displayName: nombre ?? email, password })).catch(
      refuse,
    );
  }

  /** Throws a 422 if the address belongs to another account. */
  async requireFreeEmail({ id, email }: User): Promise<void> {
    const account = await withGoogleTimeout(this.firebase.getUserByEmail(email)).catch((error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined;
      return refuse(error);
    });
    if (account && account.uid !== id) throw duplicateEmail();
  }

  async ensure(user: User): Promise<void> {
    const { users } = await withGoogleTimeout(this.firebase.getUsers([{ uid: user.id }]));
    if (users.length === 0) await this.create(user);
  }

  /** Replaces the password with a random one and ends every session. */
  async lockOut(user: User): Promise<void> {
    await this.ensure(user);
    await this.change(user.id, this.firebase.updateUser(user.id, { password: unknownPassword() }));
    await this.revoke(user.id);
  }

  async follow(user: User): Promise<void> {
    const { id, email, nombre } = user;
    await this.ensure(user);
    const profile = { email, displayName: nombre ?? email, emailVerified: false };
    await this.change(id, this.firebase.updateUser(id, profile)).catch(refuse);
  }

  /**
   * Reconciles the account after a rollback. Restores the stored user's data, or deletes an account without a user,
   * which would block its address.
   *
   * A replaced password stays replaced. Waits for pending changes in the background.
   */
  async settle(uid: string, find: () => Promise<User | undefined>): Promise<void> {
    const late = this.pending.get(uid);
    if (late) late.then(() => this.settleNow(uid, find));
    else await this.settleNow(uid, find);
  }

  private async settleNow(uid: string, find: () => Promise<User | undefined>): Promise<void> {
    try {
      const stored = await find();
      if (stored) await this.follow(stored);
      else await withGoogleTimeout(this.firebase.deleteUsers([uid]));
    } catch (error) {
      this.note(error);
    }
  }

  /** Revokes the refresh tokens. Open sessions lose reads within seconds, everything else at once. */
  async revoke(uid: string): Promise<void> {
    // Firebase compares whole seconds: a session begun in the current one would survive.
    const second = thisSecond();
    while (thisSecond() === second) await setTimeout(1_000 - (Date.now() % 1_000));
    await this.change(uid, this.firebase.revokeRefreshTokens(uid));
  }

  /** Ends the sessions after a stored change; failure is only logged. */
  async endSessions(uid: string): Promise<void> {
    await this.revoke(uid).catch((error: unknown) => this.note(error));
  }

  /** Returns whether the person has ever signed in; from then on, only they control the account. */
  async haveSignedIn({ id, ultimoAcceso }: User): Promise<boolean> {
    if (ultimoAcceso) return true;
    const { users } = await withGoogleTimeout(this.firebase.getUsers([{ uid: id }]));
    const { creationTime = '', lastSignInTime } = users[0]?.metadata ?? {};
    // The emulator counts account creation as a sign-in.
    return Boolean(lastSignInTime) && !(Date.parse(lastSignInTime ?? '') <= Date.parse(creationTime));
  }

  /**
   * Sets the account's password and our address: with a session, anyone can change the account's address directly at
   * Firebase.
   *
   * Waits for Firebase's own retries, for minutes, since it may still succeed. Throws a 422 for a weak password; after
   * errors other than `isRefusal`, the outcome is unknown.
   */
  async setPassword({ id, email }: User, password: string): Promise<void> {
    await this.firebase.updateUser(id, { email, password }).catch(refuse);
  }

  /** Waits for a change up to the request timeout, and tracks it until it ends. */
  private change<T>(uid: string, made: Promise<T>): Promise<T> {
    const ended: Promise<void> = Promise.allSettled([this.pending.get(uid), made]).then(() => {
      if (this.pending.get(uid) === ended) this.pending.delete(uid);
    });
    this.pending.set(uid, ended);
    return withGoogleTimeout(made);
  }

  /** Logs a failure after a stored change, which the guard already enforces. */
  private note(error: unknown) {
    this.log.error('The Firebase account could not be updated for its user', { err: error });
  }
}

/** Returns whether Firebase refused the change: then nothing changed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Problem || /^auth\/(?!internal-error)/.test(String(codeOf(error)));

const thisSecond = () => Math.floor(Date.now() / 1_000);

/** The suffix satisfies any Firebase password policy. */
const unknownPassword = () => `${randomBytes(32).toString('base64url')}_aA1`;

const duplicateEmail = () =>
  invalidData({ email: 'Ya existe una cuenta de acceso con ese correo. Use otro, o pida a Sistemas que la elimine.' });

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

function refuse(error: unknown): never {
  if (codeOf(error) === 'auth/email-already-exists') throw duplicateEmail();
  if (codeOf(error) === 'auth/invalid-email') throw invalidData({ email: 'El correo no es válido' });
  // The SDK has no error code for it.
  if (String(error).includes('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'))
    throw invalidData({ clave: 'Esa contraseña es demasiado fácil de adivinar' });
  throw error;
}
