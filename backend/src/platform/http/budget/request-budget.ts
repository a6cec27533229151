import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { isMultipart } from '../body/isMultipart.js';
import { AddressLimit, type Reserved } from './address-limit.js';
import { addressOf } from './addressOf.js';
import { siteOf } from './networkOf.js';
import { RatePolicy } from './rate-policy.js';
import { RefusalLog } from './refusal-log.js';
import { tooMany } from './tooMany.js';

/** In seconds: short, so that whoever went too fast waits little. */
const WINDOW = 10;
/** By the time that they take, in answers of the API: what somebody sends has to be read, a form with files part by part, and a page drawn. */
const costs = { answer: 1, sent: 5, form: 20, page: 20, keptPage: 20 };
/** What one answer may bring for its cost; each time that much more costs as much again. */
const BYTES_OF_ANSWER = 32 * 1024;
/** The same of what is sent, which takes longer for as much: each name in it is read, copied and judged. */
const BYTES_SENT = 4 * 1024;
/** A report to download is long and costs little: whoever fetches one has the rest of the site, too. */
const MOST_FOR_ONE = 50;
/** Tokens that were never looked into, in ten seconds: finding out whose one is asks the sign-in service. */
const NEW_TOKENS = { ofAddress: 20, ofAll: 200 };
/** Who has a name, and stands in the log with it, may do as much as so many addresses. */
const ADDRESSES_OF_STAFF = 5;

export type Cost = keyof typeof costs;

/**
 * What may be asked for of all that has to be worked out: of whatever is not a kept page or answer, or a file of the builds. Each address
 * has as much for the API, for pages that are drawn for one visitor and for those that are drawn to be kept: who uses up one
 * leaves the others to all who share the address. Counted by each process, in memory: it protects the process.
 */
@Injectable()
export class RequestBudget {
  private readonly limits: Record<Cost, AddressLimit>;
  private readonly staff: RateLimiterMemory;
  private readonly newTokens = {
    ofAddress: new RateLimiterMemory({ points: NEW_TOKENS.ofAddress, duration: WINDOW }),
    ofAll: new RateLimiterMemory({ points: NEW_TOKENS.ofAll, duration: WINDOW }),
  };
  /** What answers say of it: of an address, and of somebody of the staff. */
  readonly policies: Readonly<Record<'address' | 'staff', RatePolicy>>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly log: RefusalLog,
  ) {
    const points = config.REQUESTS_PER_SECOND * WINDOW;
    const api = new AddressLimit(points, WINDOW);
    const pages = () => new AddressLimit(points, WINDOW);
    this.limits = { answer: api, sent: api, form: api, page: pages(), keptPage: pages() };
    this.staff = new RateLimiterMemory({ points: points * ADDRESSES_OF_STAFF, duration: WINDOW });
    this.policies = {
      address: new RatePolicy('direccion', points, WINDOW),
      staff: new RatePolicy('cuenta', points * ADDRESSES_OF_STAFF, WINDOW),
    };
  }

  /** Who its requests are counted of. */
  addressOf = (request: IncomingMessage): string => addressOf(request, this.config);

  /** Counts a request of its address; throws a 429 that says in how many seconds to try again. */
  take(request: IncomingMessage, cost: Cost): Promise<Reserved> {
    const address = this.addressOf(request);
    return this.limits[cost].reserve(address, costs[cost]).catch((problem: unknown) => {
      this.log.tell('budget', siteOf(address));
      throw problem;
    });
  }

  /** Counts a token that was never looked into; false when its address, or all of them, brought too many: it is nobody's. */
  async mayLookUp(request: IncomingMessage): Promise<boolean> {
    const { ofAddress, ofAll } = this.newTokens;
    const asked = ofAddress.consume(siteOf(this.addressOf(request))).then(() => ofAll.consume('all'));
    return asked.then(
      () => true,
      () => false,
    );
  }

  /** Counts how long an answer turned out, once it is known: a list of a thousand rows is not worth one of ten. */
  async chargeFor(request: IncomingMessage, bytes: number): Promise<void> {
    await this.charge(request, bytes / BYTES_OF_ANSWER);
  }

  /** Counts how long what is sent says that it is, before it is read. Forms with files have limits of their own. */
  async chargeForBody(request: IncomingMessage): Promise<void> {
    const { 'content-length': bytes = 0 } = request.headers;
    if (!isMultipart(request)) await this.charge(request, Number(bytes) / BYTES_SENT);
  }

  private async charge(request: IncomingMessage, times: number): Promise<void> {
    const points = Math.min(MOST_FOR_ONE, Math.floor(times));
    if (points > 0) await this.limits.answer.charge(this.addressOf(request), points);
  }

  /** Counts a request of somebody of the staff, wherever they ask from; throws the same. */
  async takeOfStaff(uid: string, cost: Cost): Promise<Omit<Reserved, 'giveBack'>> {
    const { remainingPoints, msBeforeNext } = await this.staff
      .consume(uid, costs[cost])
      .catch(({ msBeforeNext }: RateLimiterRes) => {
        this.log.tell('budget', uid);
        throw tooMany(msBeforeNext);
      });
    return { remaining: remainingPoints, msBeforeNext };
  }
}
