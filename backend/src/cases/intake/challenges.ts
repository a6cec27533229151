import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { parseJson } from '../../platform/http/body/parseJson.js';

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
