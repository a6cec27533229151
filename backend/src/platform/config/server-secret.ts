import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from './config.js';
import type { Config } from './settings.js';

/** The key of what the server signs and hides. Without HASH_SALT it lives as long as the process. */
@Injectable()
export class ServerSecret {
  private readonly key: string;

  constructor(@Inject(CONFIG) { HASH_SALT }: Config) {
    this.key = HASH_SALT ?? randomBytes(32).toString('hex');
  }

  /** A text under the key, for one purpose: equal texts are told apart from others, and nothing else is. Hexadecimal. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('hex');
  }
}
