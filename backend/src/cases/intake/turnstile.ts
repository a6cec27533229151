import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';

const PATIENCE_MS = 5_000;
const answer = z.object({ success: z.boolean() });

/** Cloudflare Turnstile as an alternative challenge, if configured. */
@Injectable()
export class Turnstile {
  private readonly log = new Log(Turnstile.name);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Public key of the widget; undefined if not configured. */
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
      this.log.warn('Turnstile did not answer', { err: error });
      return undefined;
    }
  }
}
