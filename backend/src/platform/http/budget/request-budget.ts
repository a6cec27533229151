import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { findBearerToken } from '../../auth/id-tokens.js';
import type { StaffTokens } from '../../auth/staff-tokens.js';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { hasBody, isMultipart } from '../body/unreadBody.js';
import { Problem } from '../problem.js';
import { AddressLimit, consume } from './address-limit.js';
import { addressOf } from './networkOf.js';

/** In seconds; short, so that a client over its limit waits little. */
const WINDOW = 10;
/** Cost of rendering a page or PDF, in points; a plain API response costs 1. */
const PAGE = 20;
/** Unverified tokens allowed beyond an address's limit, so staff can sign in during a flood. */
const NEW_TOKENS = 10;
/** Limit of a staff user, in addresses: staff are identified in the log. */
const ADDRESSES_OF_STAFF = 5;

/** In-memory rate limit of requests that cost CPU: visitors by address, staff by user. */
@Injectable()
export class RequestBudget {
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

  /** Adds points to the address of the request; throws a 429 with the retry time. */
  consume(request: IncomingMessage, points = 1): Promise<RateLimiterRes> {
    return this.addresses.consume(this.addressOf(request), points);
  }

  consumePage(request: IncomingMessage): Promise<RateLimiterRes> {
    return this.consume(request, PAGE);
  }

  /** Refunds a page that was cached or does not exist. */
  refundPage(request: IncomingMessage): Promise<void> {
    return this.charge(request, -PAGE);
  }

  /** Adds points to a staff user, from any address; throws a 429 with the retry time. */
  consumeForStaff(uid: string, points: number): Promise<RateLimiterRes> {
    return consume(this.staff, uid, points);
  }

  /** Adds points that are known only after the response; never throws. */
  charge(request: IncomingMessage, points: number): Promise<void> {
    return this.addresses.charge(this.addressOf(request), points);
  }

  /** Counts a token not yet verified. Returns false if its address has sent too many. */
  mayShow(request: IncomingMessage): Promise<boolean> {
    return this.newTokens.consume(this.addressOf(request)).then(
      () => true,
      () => false,
    );
  }
}

const PATHS = new Set(['/api/salud', '/api/salud/vivo', '/api/salud/listo']);

/** Whether a request is a health check: GET or HEAD of one of the three exact paths. */
export const isHealthCheck = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(url.split('?', 1)[0] as string);

/** Points by CPU time, where a plain API answer is 1. */
const costs = { answer: 1, sent: 5, form: 20 };
/** Response bytes included in one point; each further block costs a point more. */
const BYTES_OF_ANSWER = 32 * 1024;
/** Request bytes per point: a body costs more per byte, since each key is parsed, copied and validated. */
const BYTES_SENT = 4 * 1024;
/** Cap of both: a report to download is long and costs little. */
const MAX_COST = 50;

/** Limits requests to Express and sets `RateLimit` (draft-ietf-httpapi-ratelimit-headers); health checks are free. */
export const limitRequests =
  (budget: RequestBudget, tokens: StaffTokens) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isHealthCheck(request)) return next();
    const token = findBearerToken(request);
    const uid = token && tokens.find(token);
    const name = uid ? 'cuenta' : 'direccion';
    const setRemaining = (left: number, seconds: number) =>
      response.setHeader('RateLimit', `"${name}";r=${left};t=${seconds}`);
    response.setHeader('RateLimit-Policy', `"${name}";q=${budget.quotas[name]};w=${WINDOW}`);
    try {
      const { remainingPoints, msBeforeNext } = uid
        ? await budget.consumeForStaff(uid, costOf(request))
        : await budget.consume(request, costOf(request) + costOfLength(request));
      setRemaining(remainingPoints, Math.ceil(msBeforeNext / 1000));
    } catch (error) {
      if (error instanceof Problem) setRemaining(0, error.details.reintentarEn ?? 0);
      if (uid || !token || !(await budget.mayShow(request))) throw error;
    }
    if (!uid) chargeForAnswer(budget, request, response);
    next();
  };

/** Charges the length of the response once it is written: a list of a thousand rows costs more than one of ten. */
function chargeForAnswer(budget: RequestBudget, request: Request, response: Response) {
  const before = request.socket.bytesWritten;
  response.once('prefinish', () => {
    // Counts the size before compression, which reflects the work.
    const made: number = response.locals.madeBytes ?? 0;
    const points = times(Math.max(made, request.socket.bytesWritten - before), BYTES_OF_ANSWER);
    if (points > 0) void budget.charge(request, points);
  });
}

function costOf(request: Request): number {
  if (!hasBody(request)) return costs.answer;
  if (isMultipart(request)) return costs.form;
  return costs.sent;
}

/** Multipart forms have their own limits. */
const costOfLength = (request: Request): number =>
  isMultipart(request) ? 0 : times(Number(request.headers['content-length'] ?? 0), BYTES_SENT);

const times = (bytes: number, each: number) => Math.min(MAX_COST, Math.floor(bytes / each));
