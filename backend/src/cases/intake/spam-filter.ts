import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AnySection, type Field, isAuthored } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/config.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Submission } from './submission.js';

const SHORTEST_MS = 3_000;
const LONGEST_MS = 86_400_000;
const FORM = /^([0-9a-z]{6,12})-([0-9a-f]{16})-([0-9a-f]{32})$/;

/** How a form was filled in. `unknown`: the key isn't from our page, or is over a day old. */
type Filling = 'normal' | 'too_fast' | 'unknown';

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

const SHORT_TEXT = 40;
/** Equal texts before the next one needs a challenge; people do write equal short texts. */
const MAX_EQUAL = 20;
const MAX_EQUAL_SHORT = 40;

/** Detects automated submissions. It refuses nothing: staff can always review them. */
@Injectable()
export class SpamFilter {
  constructor(
    private readonly keys: FillingKeys,
    private readonly receipts: ReceiptsRepository,
  ) {}

  /** Returns why a submission looks automated; undefined if it doesn't. */
  reasonInSending({ trapped, key }: Submission): string | undefined {
    if (trapped) return 'llenó un campo que las personas no ven';
    return this.keys.judge(key) === 'too_fast' ? 'se envió en menos de 3 segundos' : undefined;
  }

  /** Returns whether a text was sent so often that the next one needs a challenge. */
  async isRepeated(section: AnySection, { key }: Submission, print: TextPrint | null): Promise<boolean> {
    if (!print) return false;
    const most = print.length < SHORT_TEXT ? MAX_EQUAL_SHORT : MAX_EQUAL;
    // Half the limit for submissions without our page's key.
    const allowed = this.keys.judge(key) === 'unknown' ? most / 2 : most;
    return (await this.receipts.countByText(section.name, print.hash)) >= allowed;
  }

  /** Hashes the text, ignoring case, spaces and punctuation; null without text. */
  printOf({ fields }: AnySection, values: Record<string, unknown>): TextPrint | null {
    const text = Object.entries<Field>(fields)
      .filter(([, field]) => isAuthored(field) && field.multiline)
      .map(([name]) => String(values[name] ?? ''))
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return text ? { hash: createHash('sha256').update(text).digest('base64url'), length: text.length } : null;
  }
}

export type TextPrint = { hash: string; length: number };
