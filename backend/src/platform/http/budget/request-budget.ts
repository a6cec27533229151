import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { AddressLimit, consume } from './address-limit.js';
import { addressOf } from './addressOf.js';

/** In seconds: short, so that a client that went too fast waits little. */
export const WINDOW = 10;
/** A page, or a PDF, that is drawn, in answers of the API. */
const PAGE = 20;
/** Requests with a token that the guard has not seen, past the limit of their address: staff sign in behind one that is flooded. */
const NEW_TOKENS = 10;
/** Staff have a name in the log, and may do as much as so many addresses. */
const ADDRESSES_OF_STAFF = 5;

/**
 * The rate limit of all that is worked out: what is no kept page or answer, nor a file of the builds. Visitors count by
 * address, staff by person. Counted by each process, in memory: it protects the process.
 */
@Injectable()
export class RequestBudget {
  /** Points in a window. */
  readonly quotas: Readonly<Record<'direccion' | 'cuenta', number>>;
  private readonly addresses: AddressLimit;
  private readonly staff: RateLimiterMemory;
  private readonly newTokens = new AddressLimit(NEW_TOKENS, WINDOW);

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const points = config.REQUESTS_PER_SECOND * WINDOW;
    this.quotas = { direccion: points, cuenta: points * ADDRESSES_OF_STAFF };
    this.addresses = new AddressLimit(points, WINDOW);
    this.staff = new RateLimiterMemory({ points: this.quotas.cuenta, duration: WINDOW });
  }

  addressOf = (request: IncomingMessage): string => addressOf(request, this.config);

  /** Counts a request of its address; throws a 429 that says in how many seconds to try again. */
  consume(request: IncomingMessage, points = 1): Promise<RateLimiterRes> {
    return this.addresses.consume(this.addressOf(request), points);
  }

  consumePage(request: IncomingMessage): Promise<RateLimiterRes> {
    return this.consume(request, PAGE);
  }

  /** The page was there, or there is none. */
  refundPage(request: IncomingMessage): Promise<void> {
    return this.charge(request, -PAGE);
  }

  /** Counts a request of somebody of the staff, wherever they ask from; throws the same. */
  consumeForStaff(uid: string, points: number): Promise<RateLimiterRes> {
    return consume(this.staff, uid, points);
  }

  /** Counts what is known once it is answered, and refuses nothing. */
  charge(request: IncomingMessage, points: number): Promise<void> {
    return this.addresses.charge(this.addressOf(request), points);
  }

  /** Counts a token that the guard has not seen; false when its address brought too many. */
  mayShow(request: IncomingMessage): Promise<boolean> {
    return this.newTokens.consume(this.addressOf(request)).then(
      () => true,
      () => false,
    );
  }
}
