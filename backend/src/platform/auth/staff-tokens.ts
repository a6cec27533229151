import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** In milliseconds. */
const LIFETIME = 300_000;
const CAPACITY = 1_000;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The uid behind each token that the guard let in, to count what is asked with it. It opens nothing: the guard asks anew of each request. Nor
 * does it ask anybody, so that staff behind an address that is flooded keep working while the sign-in service is slow.
 */
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
