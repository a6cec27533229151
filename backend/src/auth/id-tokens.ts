import { Inject, Injectable } from '@nestjs/common';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { Problem } from '../http/problem.js';
import { FIREBASE_AUTH } from './firebase.js';

/** How far ahead of ours the clock of the sign-in service may be, in seconds. */
const skew = 60;

/** Verifies Firebase ID tokens: signature, project, expiry, and when asked that they were not revoked. */
@Injectable()
export class IdTokens {
  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** Throws 401 for a token that is no good, 503 when that could not be found out. */
  async verify(token: string, { checkRevoked }: { checkRevoked: boolean }): Promise<DecodedIdToken> {
    const decoded = await this.firebase.verifyIdToken(token, checkRevoked).catch((error: unknown) => {
      throw new Problem(isAboutTheToken(error) ? 'no_autenticado' : 'no_disponible');
    });
    const latest = Date.now() / 1000 + skew;
    if (decoded.iat > latest || !(decoded.auth_time <= latest)) throw new Problem('no_autenticado');
    return decoded;
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
