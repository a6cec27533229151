import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';

const SHORTEST_MS = 3_000;
const LONGEST_MS = 86_400_000;
const FORM = /^([0-9a-z]{6,12})-([0-9a-f]{16})-([0-9a-f]{32})$/;

/** How a form was filled in. `unknown`: the key isn't from our page, or is over a day old. */
export type Filling = 'normal' | 'too_fast' | 'unknown';

/** Idempotency keys of forms. The page carries one from the start, with its signed creation time. */
@Injectable()
export class FillingKeys {
  constructor(private readonly secret: ServerSecret) {}

  make(now = Date.now()): string {
    const plain = `${now.toString(36)}-${randomBytes(8).toString('hex')}`;
    return `${plain}-${this.signatureOf(plain)}`;
  }

  /** Classifies a form's key. API clients' keys are arbitrary: `unknown`. */
  judge(key: string, now = Date.now()): Filling {
    const [, time = '', random = '', signature = ''] = FORM.exec(key) ?? [];
    if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.signatureOf(`${time}-${random}`))))
      return 'unknown';
    const took = now - Number.parseInt(time, 36);
    if (took > LONGEST_MS) return 'unknown';
    return took < SHORTEST_MS ? 'too_fast' : 'normal';
  }

  private signatureOf = (plain: string) => this.secret.sign('formulario', plain).slice(0, 32);
}
