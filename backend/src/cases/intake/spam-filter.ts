import { createHash } from 'node:crypto';
import { type AnySection, type Field, isAuthored } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { FillingKeys } from './filling-keys.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Submission } from './submission.js';

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
