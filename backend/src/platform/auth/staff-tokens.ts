import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** In milliseconds. */
const LIFETIME = 300_000;
const CAPACITY = 1_000;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Maps tokens that the guard accepted to their uid, for rate limiting only; the guard still verifies every request. It asks
 * neither Firebase nor the database, so that staff behind a flooded address keep working while sign-in is slow.
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
