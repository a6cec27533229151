import { createHash, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { CONFIG, ServerSecret } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { parseJson } from '../../platform/http/body/json.js';
import { Log } from '../../platform/logging/log.js';

const LIFE_MS = 10 * 60_000;
const ITERATIONS = 5_000;
/** A phone a few years old tries some hundred keys a second and takes about two seconds. A script takes as long. */
const MIN_TRIES = 300;
const MAX_TRIES = 1_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.literal(ITERATIONS),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200), time: z.number().optional() }),
});

/** Proof-of-work challenges (ALTCHA), without third parties: cheap for one browser, expensive for a flood. */
@Injectable()
export class Challenges {
  constructor(private readonly secret: ServerSecret) {}

  make(now = Date.now()): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: ITERATIONS,
      counter: randomInt(MIN_TRIES, MAX_TRIES),
      deriveKey,
      expiresAt: new Date(now + LIFE_MS),
      ...this.secrets(),
    });
  }

  /** Returns the challenge's unique id if the solution (base64 of JSON) is correct and in time. */
  async findSolved(solution: string): Promise<string | undefined> {
    const sent = payload.safeParse(jsonOf(solution));
    if (!sent.success) return undefined;
    const { verified } = await verifySolution({ ...sent.data, deriveKey, ...this.secrets() });
    return verified ? sent.data.challenge.signature : undefined;
  }

  private secrets = () => ({
    hmacSignatureSecret: this.secret.sign('reto', 'firma'),
    hmacKeySignatureSecret: this.secret.sign('reto', 'clave'),
  });
}

function jsonOf(base64: string): unknown {
  try {
    return parseJson(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 5_000;
const answer = z.object({ success: z.boolean() });

@Injectable()
export class Turnstile {
  private readonly log = new Log(Turnstile.name);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get siteKey(): string | undefined {
    return this.config.TURNSTILE_SECRET && this.config.TURNSTILE_SITE_KEY;
  }

  /** Returns the token's unique id if Cloudflare accepts it. */
  async findSolved(token: string): Promise<string | undefined> {
    if (!this.siteKey || token.length > 2_048) return undefined;
    try {
      const response = await fetch(this.config.TURNSTILE_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.config.TURNSTILE_SECRET ?? '', response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { success } = answer.parse(await response.json());
      return success ? `turnstile ${createHash('sha256').update(token).digest('hex')}` : undefined;
    } catch (error) {
      // The client can still solve the other challenge.
      this.log.warn('Turnstile did not respond', { err: error });
      return undefined;
    }
  }
}
