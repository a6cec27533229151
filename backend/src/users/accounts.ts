import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../auth/firebase.js';
import { invalidData } from '../http/problem.js';
import { Log } from '../logging/log.js';
import type { User } from './user.js';

/** The sign-in accounts of the staff, at Firebase. An account alone opens nothing: the users store decides. */
@Injectable()
export class Accounts {
  private readonly log = new Log(Accounts.name);

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** With a password that nobody knows, unless one is given: its owner sets one by the link of the invitation. */
  async create({ id, email, nombre }: User, password = randomBytes(32).toString('base64url')): Promise<void> {
    await this.firebase.createUser({ uid: id, email, displayName: nombre ?? email, password }).catch(refuse);
  }

  /** Throws 422 when the address belongs to another account. */
  async requireFreeEmail(email: string): Promise<void> {
    const account = await this.firebase.getUserByEmail(email).catch((error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined;
      return refuse(error);
    });
    if (account) throw takenEmail();
  }

  /** For users whose document was made elsewhere: an account, unless there is one. */
  async ensure(user: User): Promise<void> {
    const { users } = await this.firebase.getUsers([{ uid: user.id }]);
    if (users.length === 0) await this.create(user);
  }

  async change(user: User): Promise<void> {
    const { id, email, nombre } = user;
    await this.ensure(user);
    await this.firebase.updateUser(id, { email, displayName: nombre ?? email, emailVerified: false }).catch(refuse);
  }

  /** Makes the browser sign in again: readings within seconds, everything else at once. */
  async endSessions(uid: string): Promise<void> {
    await this.firebase.revokeRefreshTokens(uid).catch((error: unknown) => this.note(error));
  }

  /** Whether the person ever came in: once they did, the account is theirs alone. */
  async haveSignedIn({ id, ultimoAcceso }: User): Promise<boolean> {
    if (ultimoAcceso) return true;
    const { users } = await this.firebase.getUsers([{ uid: id }]);
    const { creationTime = '', lastSignInTime } = users[0]?.metadata ?? {};
    // The emulator counts the making of an account as a sign-in.
    return Boolean(lastSignInTime) && !(Date.parse(lastSignInTime ?? '') <= Date.parse(creationTime));
  }

  /** Sets the password and ends every session. Throws 422 when the project asks for a stronger one. */
  async setPassword(user: User, password: string): Promise<void> {
    await this.ensure(user);
    await this.firebase.updateUser(user.id, { password }).catch(refuse);
    await this.endSessions(user.id);
  }

  /** For what follows a change that is already stored, and that the guard obeys without it. */
  private note(error: unknown) {
    this.log.error('The account at Firebase could not follow the change of its user', { err: error });
  }
}

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
