import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { findBearerToken } from './findBearerToken.js';
import { StaffService } from './staff.service.js';

/** For how long a token is known as that of somebody of the staff, and as that of nobody, in milliseconds. */
const lifetimes = { somebody: 300_000, nobody: 5_000 };
const capacity = 1_000;
/** How many tokens are looked into at once: finding out costs less than the request, unless the sign-in service is away. */
const MOST_AT_ONCE = 64;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Whose a token is, to count what they ask for. It opens nothing: the guard asks anew of each request. Other than there, what was
 * found holds for minutes, so that who sits behind an address that is flooded keeps working while the sign-in service is slow.
 */
@Injectable()
export class StaffTokens {
  private readonly known = {
    somebody: knownFor(lifetimes.somebody),
    nobody: knownFor(lifetimes.nobody),
  };

  private asking = 0;

  constructor(private readonly staff: StaffService) {}

  /** Whether it bears a token that was never looked into, which takes longer than all else that is asked of it before its turn. */
  isNew(request: IncomingMessage): boolean {
    const token = findBearerToken(request);
    return token !== undefined && this.find(keyOf(token)) === undefined;
  }

  /** Whose token the request bears; undefined for visitors, and for whoever is not of the staff. Never throws. */
  async findUid(request: IncomingMessage): Promise<string | undefined> {
    const token = findBearerToken(request);
    if (!token) return undefined;
    const key = keyOf(token);
    const known = this.find(key);
    if (known) return known;
    if (this.asking >= MOST_AT_ONCE) return undefined;
    const uid = this.ask(token);
    // Until it is known, those that come at once wait for the same.
    this.known.nobody.set(key, uid);
    if (await uid) this.known.somebody.set(key, uid);
    return uid;
  }

  private async ask(token: string): Promise<string | undefined> {
    this.asking += 1;
    try {
      const { staff } = await this.staff.getStaff(token, { fresh: false, log: false });
      return staff.uid;
    } catch {
      return undefined;
    } finally {
      this.asking -= 1;
    }
  }

  private find(key: string) {
    return this.known.somebody.get(key) ?? this.known.nobody.get(key);
  }
}

/** Whose tokens are, by their hash. Strangers push out strangers alone. */
function knownFor(ttl: number) {
  return new LRUCache<string, Promise<string | undefined>>({ max: capacity, ttl, perf: Date, ttlResolution: 0 });
}
