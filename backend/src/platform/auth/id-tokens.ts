import { Inject, Injectable } from '@nestjs/common';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { Problem } from '../http/problem.js';
import { FIREBASE_AUTH } from './firebase.js';
import { isTokenLike } from './isTokenLike.js';

/** How far ahead of ours the clock of the sign-in service may be, in seconds. */
const skew = 60;
/** For how long readings rest on what the sign-in service last said of a session, in milliseconds. */
const lifetime = 5_000;
const capacity = 1_000;

/** Verifies Firebase ID tokens: signature, project, expiry, and that their session was neither ended nor disabled. */
@Injectable()
export class IdTokens {
  /** Token → until when its session counts as confirmed. */
  private readonly standing = new Map<string, number>();

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** `confirmed`: asked of the sign-in service now. Throws 401 for a token that is no good, 503 when that could not be found out. */
  async verify(token: string, { confirmed }: { confirmed: boolean }): Promise<DecodedIdToken> {
    if (!isTokenLike(token)) throw new Problem('no_autenticado');
    const asking = confirmed || !((this.standing.get(token) ?? 0) > Date.now());
    const decoded = await this.decode(token, asking);
    const latest = Date.now() / 1000 + skew;
    if (decoded.iat > latest || !(decoded.auth_time <= latest)) throw new Problem('no_autenticado');
    if (asking) this.keep(token);
    return decoded;
  }

  /** Whose it says to be, by its signature alone. Throws as `verify` does. */
  async holder(token: string): Promise<string> {
    if (!isTokenLike(token)) throw new Problem('no_autenticado');
    return (await this.decode(token, false)).uid;
  }

  private async decode(token: string, asking: boolean): Promise<DecodedIdToken> {
    return this.firebase.verifyIdToken(token, asking).catch((error: unknown) => {
      this.standing.delete(token);
      throw new Problem(isAboutTheToken(error) ? 'no_autenticado' : 'no_disponible');
    });
  }

  private keep(token: string): void {
    if (this.standing.size >= capacity) this.standing.clear();
    this.standing.set(token, Date.now() + lifetime);
  }
}

const aboutTheToken = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK reports keys that it could not fetch under the code of a bad token: only the message tells them apart. */
const isAboutTheToken = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  aboutTheToken.has(String(error.code)) &&
  !error.message.startsWith('Error fetching public keys');
