import { createHash } from 'node:crypto';
import { type AnySection, type Field, isAuthored } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { FillingKeys } from './filling-keys.js';
import { ReceiptsRepository } from './receipts.repository.js';
import type { Submission } from './submission.js';

const SHORT_TEXT = 40;
/** How many equal texts are received before who sends the next shows that it is worth their while. People do write equal short ones. */
const MOST_EQUAL = 20;
const MOST_EQUAL_SHORT = 40;

/** Tells what programmes send from what people do. Nothing is refused for it: staff can always look at what was sent. */
@Injectable()
export class SpamFilter {
  constructor(
    private readonly keys: FillingKeys,
    private readonly receipts: ReceiptsRepository,
  ) {}

  /** Why the way in which it was sent is a programme's; undefined when it isn't. */
  reasonInSending({ trapped, key }: Submission): string | undefined {
    if (trapped) return 'llenó un campo que las personas no ven';
    return this.keys.judge(key) === 'too_fast' ? 'se envió en menos de 3 segundos' : undefined;
  }

  /** Whether so many have sent the same that a programme may. Who they are nobody knows: the next is asked for a proof, no more. */
  async isRepeated(section: AnySection, { key }: Submission, print: TextPrint | null): Promise<boolean> {
    if (!print) return false;
    const most = print.length < SHORT_TEXT ? MOST_EQUAL_SHORT : MOST_EQUAL;
    // Whoever did not open our page is given half.
    const allowed = this.keys.judge(key) === 'unknown' ? most / 2 : most;
    return (await this.receipts.countByText(section.name, print.hash)) >= allowed;
  }

  /** What tells equal texts apart from others, whatever their case and spaces; null when there is no text. */
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
