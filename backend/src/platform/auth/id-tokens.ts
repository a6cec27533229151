import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { LRUCache } from 'lru-cache';
import { Problem } from '../http/problem.js';
import { askGoogle } from './askGoogle.js';
import { FIREBASE_AUTH } from './firebase.js';
import { isTokenLike } from './isTokenLike.js';

/** How far ahead of ours the clock of the sign-in service may be, in seconds. */
const skew = 60;
/** For how long a password opens, in seconds: a day's work, and no browser that was left open the day before. */
const LONGEST_SESSION = 12 * 3600;
/** For how long what the sign-in service last said of a session holds, in milliseconds. A session that is ended here ends at once. */
const lifetime = 2_000;
const capacity = 1_000;

/** A token whose signature was verified, which says the same until it expires; and until when its session counts as confirmed. */
type Known = { readonly decoded: DecodedIdToken; standsUntil: number; asking?: Promise<void> };

/** Verifies Firebase ID tokens: signature, project, expiry, and that their session was neither ended nor disabled. */
@Injectable()
export class IdTokens {
  /** By the hash of the token: what opens the panel is not kept. */
  private readonly known = new LRUCache<string, Known>({ max: capacity });

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** `fresh`: asked of the sign-in service now. Throws 401 for a token that is no good, 503 when that could not be found out. */
  async verify(token: string, { fresh }: { fresh: boolean }): Promise<DecodedIdToken> {
    const key = hashOf(token);
    const known = await this.read(token, key);
    const { decoded } = known;
    const now = Date.now() / 1000;
    if (decoded.iat > now + skew || !(decoded.auth_time <= now + skew)) throw new Problem('no_autenticado');
    if (now - decoded.auth_time > LONGEST_SESSION)
      throw new Problem('no_autenticado', 'Pasaron más de doce horas desde que ingresó: ingrese otra vez.');
    if (fresh || known.standsUntil <= Date.now()) {
      // A screen's dozen requests ask once.
      if (fresh || !known.asking) known.asking = this.requireStanding(decoded).finally(() => delete known.asking);
      await known.asking.catch(this.refusing(key));
      known.standsUntil = Date.now() + lifetime;
    }
    return decoded;
  }

  /** Whose it says to be, by its signature alone. Throws as `verify` does. */
  async holder(token: string): Promise<string> {
    return (await this.read(token, hashOf(token))).decoded.uid;
  }

  /** By the signature, which is looked at once. */
  private async read(token: string, key: string): Promise<Known> {
    const known = this.known.get(key);
    if (known && known.decoded.exp > Math.floor(Date.now() / 1000)) return known;
    if (!isTokenLike(token)) throw new Problem('no_autenticado');
    const decoded = await askGoogle(this.firebase.verifyIdToken(token)).catch(this.refusing(key));
    const read = { decoded, standsUntil: 0 };
    this.known.set(key, read);
    return read;
  }

  /** The sessions of that person, or of all, are asked for anew. */
  forget(uid: string): void {
    for (const known of this.known.values()) if (!uid || known.decoded.uid === uid) known.standsUntil = 0;
  }

  /** Throws 401 for a session that was ended, of which the SDK asks together with the signature alone: however old its token is by now. */
  private async requireStanding({ uid, auth_time }: DecodedIdToken): Promise<void> {
    const { disabled, tokensValidAfterTime } = await askGoogle(this.firebase.getUser(uid));
    const isRevoked = tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime);
    if (disabled || isRevoked) throw new Problem('no_autenticado');
  }

  private refusing = (key: string) => (error: unknown) => {
    this.known.delete(key);
    if (error instanceof Problem) throw error;
    throw new Problem(isAboutTheToken(error) ? 'no_autenticado' : 'no_disponible');
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const aboutTheToken = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Google said no, or nothing, or nobody was reached. */
const OF_KEYS = /^(Error (fetching public keys|while (making|parsing))|Session error)/;

/** The SDK reports keys that it could not fetch under the code of a bad token: only the message tells them apart. */
const isAboutTheToken = (error: unknown) =>
  error instanceof Error && 'code' in error && aboutTheToken.has(String(error.code)) && !OF_KEYS.test(error.message);
