import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withTimeout } from '../clock.js';
import { Problem } from '../http/problem.js';
import { FIREBASE_AUTH } from './firebase.module.js';

const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  // PostgreSQL texts can't contain NUL.
  sub: z
    .string()
    .min(1)
    .max(128)
    .refine((sub) => !sub.includes('\0')),
  iat: z.int().nonnegative(),
  auth_time: z.int().nonnegative(),
  exp: z.int().nonnegative(),
});

const header = z.object({ alg: z.string() });

/** Returns whether a text parses as an ID token, valid or not: the SDK crashes on malformed JSON and non-objects. */
function isTokenLike(token: string): boolean {
  const [head, payload] = token.split('.').map(jsonOf);
  return header.safeParse(head).success && claims.safeParse(payload).success;
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Timeout in milliseconds; short, because waiting requests hold shared resources. */
const PATIENCE_MS = 3_000;

/** Applies a timeout: Google's library waits minutes for a server that never answers. */
export const withGoogleTimeout = <T>(made: Promise<T>): Promise<T> => withTimeout(PATIENCE_MS, made);

/** Tolerated clock skew of the sign-in service, in seconds. */
const skew = 60;
/** Maximum session age since the password, in seconds: a working day, but no browser left open since the day before. */
const LONGEST_SESSION = 12 * 3600;
/** Cache time of a session's state, in milliseconds. A session revoked here ends at once. */
const lifetime = 2_000;
const capacity = 1_000;

/** A verified token, and until when its session counts as confirmed. */
type Known = { readonly decoded: DecodedIdToken; standsUntil: number; verifying?: Promise<void> };

/** Verifies Firebase ID tokens: signature, project, expiry, and that the session is neither revoked nor disabled. */
@Injectable()
export class IdTokens {
  /** Keyed by the token's hash, so that no credential stays in memory. */
  private readonly known = new LRUCache<string, Known>({ max: capacity });

  constructor(@Inject(FIREBASE_AUTH) private readonly firebase: Auth) {}

  /** Verifies a token and its session; `fresh` skips the cache. Throws 401, or 503 if unavailable. */
  async verify(token: string, { fresh }: { fresh: boolean }): Promise<DecodedIdToken> {
    const key = hashOf(token);
    const known = await this.read(token, key);
    const { decoded } = known;
    const now = Date.now() / 1000;
    if (decoded.iat > now + skew || !(decoded.auth_time <= now + skew)) throw new Problem('no_autenticado');
    if (now - decoded.auth_time > LONGEST_SESSION)
      throw new Problem('no_autenticado', 'Pasaron más de doce horas desde que ingresó: ingrese otra vez.');
    if (fresh || known.standsUntil <= Date.now()) {
      // Parallel requests share one call.
      if (fresh || !known.verifying)
        known.verifying = this.requireActive(decoded).finally(() => delete known.verifying);
      await known.verifying.catch(this.refusing(key));
      known.standsUntil = Date.now() + lifetime;
    }
    return decoded;
  }

  /** Returns the uid of a token by its signature only. Throws as `verify` does. */
  async holder(token: string): Promise<string> {
    return (await this.read(token, hashOf(token))).decoded.uid;
  }

  /** Verifies the signature, once per token. */
  private async read(token: string, key: string): Promise<Known> {
    const known = this.known.get(key);
    if (known && known.decoded.exp > Math.floor(Date.now() / 1000)) return known;
    if (!isTokenLike(token)) throw new Problem('no_autenticado');
    const decoded = await withGoogleTimeout(this.firebase.verifyIdToken(token)).catch(this.refusing(key));
    const read = { decoded, standsUntil: 0 };
    this.known.set(key, read);
    return read;
  }

  /** Invalidates the cached session state of a user; of all users for an empty uid. */
  forget(uid: string): void {
    for (const known of this.known.values()) if (!uid || known.decoded.uid === uid) known.standsUntil = 0;
  }

  /** Throws 401 for a disabled user or a revoked session. A cached token may have expired by now. */
  private async requireActive({ uid, auth_time }: DecodedIdToken): Promise<void> {
    const { disabled, tokensValidAfterTime } = await withGoogleTimeout(this.firebase.getUser(uid));
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

const OF_KEYS = /^(Error (fetching public keys|while (making|parsing))|Session error)/;

/** The SDK reports a failure to fetch keys with the code of an invalid token: only the message differs. */
const isAboutTheToken = (error: unknown) =>
  error instanceof Error && 'code' in error && aboutTheToken.has(String(error.code)) && !OF_KEYS.test(error.message);

/** Returns the token of `Authorization: Bearer …`, shaped as a JWT or an API key; no other place is read. */
export const findBearerToken = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]*|clave_[\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
