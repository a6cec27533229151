import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** In milliseconds. */
const LIFETIME = 300_000;
const CAPACITY = 1_000;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Maps accepted tokens to their uid, for rate limiting only, without a query, so staff survive a flood. */
@Injectable()
export class StaffTokens {
  private readonly known = new LRUCache<string, string>({ max: CAPACITY, ttl: LIFETIME });

  remember(token: string, uid: string): void {
    this.known.set(keyOf(token), uid);
  }

  find(token: string): string | undefined {
    return this.known.get(keyOf(token));
  }
}
