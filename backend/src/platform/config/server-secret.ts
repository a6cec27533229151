import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from './config.js';
import type { Config } from './settings.js';

/** The server's secret for signatures and hashes. Without HASH_SALT it lasts as long as the process. */
@Injectable()
export class ServerSecret {
  private readonly key: string;

  constructor(@Inject(CONFIG) { HASH_SALT }: Config) {
    this.key = HASH_SALT ?? randomBytes(32).toString('hex');
  }

  /** Returns the HMAC of a text for one purpose, in hexadecimal. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('hex');
  }
}
