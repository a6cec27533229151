import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth } from 'firebase-admin/auth';
import { askGoogle } from '../../platform/auth/askGoogle.js';
import { FIREBASE_AUTH } from '../../platform/auth/firebase.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';

/** The sign-in accounts of the staff, at Firebase. An account alone opens nothing: the users store decides. */
@Injectable()
export class Accounts {
  private readonly log = new Log(Accounts.name);
  /** Changes asked of Firebase, by account, that have not ended: what we no longer wait for may still be done. */
  private readonly asked = new Map<string, Promise<void>>();

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** With a password that nobody knows, unless one is given: its owner sets one by the link of the invitation. */
  async create({ id, email, nombre }: User, password = unknownPassword()): Promise<void> {
    await this.change(id, this.firebase.createUser({ uid: id, email, displayName: nombre ?? email, password })).catch(
      refuse,
    );
  }

  /** Throws 422 when the address belongs to another account than the user's. */
  async requireFreeEmail({ id, email }: User): Promise<void> {
    const account = await askGoogle(this.firebase.getUserByEmail(email)).catch((error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined;
      return refuse(error);
    });
    if (account && account.uid !== id) throw takenEmail();
  }

  /** For users whose document was made elsewhere: an account, unless there is one. */
  async ensure(user: User): Promise<void> {
    const { users } = await askGoogle(this.firebase.getUsers([{ uid: user.id }]));
    if (users.length === 0) await this.create(user);
  }

  /** Puts a password in its place that nobody knows, and ends every session: what opened the account opens it no more. */
  async shut(user: User): Promise<void> {
    await this.ensure(user);
    await this.change(user.id, this.firebase.updateUser(user.id, { password: unknownPassword() }));
    await this.revoke(user.id);
  }

  /** Makes the account say what its user says. */
  async follow(user: User): Promise<void> {
    const { id, email, nombre } = user;
    await this.ensure(user);
    const said = { email, displayName: nombre ?? email, emailVerified: false };
    await this.change(id, this.firebase.updateUser(id, said)).catch(refuse);
  }

  /**
   * After a change that was not stored after all: the account says again what is stored, and one that was made for nobody
   * is taken back, or it would keep its address for ever. A password that was shut out stays out. Where Firebase has not ended what
   * it was asked, it is done once it has: nobody waits for that.
   */
  async settle(uid: string, find: () => Promise<User | undefined>): Promise<void> {
    const late = this.asked.get(uid);
    if (late) late.then(() => this.settleNow(uid, find));
    else await this.settleNow(uid, find);
  }

  private async settleNow(uid: string, find: () => Promise<User | undefined>): Promise<void> {
    try {
      const stored = await find();
      if (stored) await this.follow(stored);
      else await askGoogle(this.firebase.deleteUsers([uid]));
    } catch (error) {
      this.note(error);
    }
  }

  /** Makes the browser sign in again: readings within seconds, everything else at once. */
  async revoke(uid: string): Promise<void> {
    // Firebase counts in seconds: a session that began in this one would outlast its end.
    const begun = thisSecond();
    while (thisSecond() === begun) await setTimeout(1_000 - (Date.now() % 1_000));
    await this.change(uid, this.firebase.revokeRefreshTokens(uid));
  }

  /** The same after a change that stands whether or not it can be done now. */
  async endSessions(uid: string): Promise<void> {
    await this.revoke(uid).catch((error: unknown) => this.note(error));
  }

  /** Whether the person ever came in: once they did, the account is theirs alone. */
  async haveSignedIn({ id, ultimoAcceso }: User): Promise<boolean> {
    if (ultimoAcceso) return true;
    const { users } = await askGoogle(this.firebase.getUsers([{ uid: id }]));
    const { creationTime = '', lastSignInTime } = users[0]?.metadata ?? {};
    // The emulator counts the making of an account as a sign-in.
    return Boolean(lastSignInTime) && !(Date.parse(lastSignInTime ?? '') <= Date.parse(creationTime));
  }

  /**
   * Sets the password of an account, for the address that the user has here: with a session of theirs Firebase lets anybody
   * change the account's past us. It ends when Firebase's library gives up, after minutes, for until then it may yet be set.
   * Throws 422 when the project asks for a stronger one; what is no `isRefusal` leaves open whether it was set.
   */
  async setPassword({ id, email }: User, password: string): Promise<void> {
    await this.firebase.updateUser(id, { email, password }).catch(refuse);
  }

  /** Waits for a change no longer than a request may, and keeps in mind that it was asked for until it ended. */
  private change<T>(uid: string, made: Promise<T>): Promise<T> {
    const ended: Promise<void> = Promise.allSettled([this.asked.get(uid), made]).then(() => {
      if (this.asked.get(uid) === ended) this.asked.delete(uid);
    });
    this.asked.set(uid, ended);
    return askGoogle(made);
  }

  /** For what follows a change that is already stored, and that the guard obeys without it. */
  private note(error: unknown) {
    this.log.error('The account at Firebase could not follow the change of its user', { err: error });
  }
}

/** Whether Firebase said no: then nothing has changed there. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Problem || /^auth\/(?!internal-error)/.test(String(codeOf(error)));

const thisSecond = () => Math.floor(Date.now() / 1_000);

/** Its end has what the policy of a Firebase project may ask for. */
const unknownPassword = () => `${randomBytes(32).toString('base64url')}_aA1`;

const takenEmail = () =>
  invalidData({ email: 'Ya existe una cuenta de acceso con ese correo. Use otro, o pida a Sistemas que la elimine.' });

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

function refuse(error: unknown): never {
  if (codeOf(error) === 'auth/email-already-exists') throw takenEmail();
  if (codeOf(error) === 'auth/invalid-email') throw invalidData({ email: 'El correo no es válido' });
  // The SDK has no code for it.
  if (String(error).includes('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'))
    throw invalidData({ clave: 'Esa contraseña es demasiado fácil de adivinar' });
  throw error;
}
