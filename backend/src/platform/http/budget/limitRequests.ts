import type { NextFunction, Request, Response } from 'express';
import { findBearerToken } from '../../auth/findBearerToken.js';
import type { StaffTokens } from '../../auth/staff-tokens.js';
import { hasBody } from '../body/hasBody.js';
import { isMultipart } from '../body/isMultipart.js';
import { Problem } from '../problem.js';
import { isHealthCheck } from './isHealthCheck.js';
import { type RequestBudget, WINDOW } from './request-budget.js';

/** Points of a request by processor time, where a plain API answer is 1: a body must be read, a form with files part by part. */
const costs = { answer: 1, sent: 5, form: 20 };
/** Response bytes included in one point; each further block costs a point more. */
const BYTES_OF_ANSWER = 32 * 1024;
/** Request bytes per point: a body costs more per byte, since each key is parsed, copied and validated. */
const BYTES_SENT = 4 * 1024;
/** Cap of both: a report to download is long and costs little. */
const MAX_COST = 50;

/**
 * Rate limits the requests that reach Express: staff by user, everybody else by address, which an office shares with its
 * visitors. Sets `RateLimit` (draft-ietf-httpapi-ratelimit-headers). Health checks are free, so that a flooded process is not
 * taken out of service.
 */
export const limitRequests =
  (budget: RequestBudget, tokens: StaffTokens) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isHealthCheck(request)) return next();
    const token = findBearerToken(request);
    const uid = token && tokens.find(token);
    const name = uid ? 'cuenta' : 'direccion';
    const say = (left: number, seconds: number) => response.setHeader('RateLimit', `"${name}";r=${left};t=${seconds}`);
    response.setHeader('RateLimit-Policy', `"${name}";q=${budget.quotas[name]};w=${WINDOW}`);
    try {
      const { remainingPoints, msBeforeNext } = uid
        ? await budget.consumeForStaff(uid, costOf(request))
        : await budget.consume(request, costOf(request) + costOfLength(request));
      say(remainingPoints, Math.ceil(msBeforeNext / 1000));
    } catch (error) {
      if (error instanceof Problem) say(0, error.details.reintentarEn ?? 0);
      if (uid || !token || !(await budget.mayShow(request))) throw error;
    }
    if (!uid) chargeForAnswer(budget, request, response);
    next();
  };

/** Charges the length of the response once it is written: a list of a thousand rows costs more than one of ten. */
function chargeForAnswer(budget: RequestBudget, request: Request, response: Response) {
  const before = request.socket.bytesWritten;
  response.once('prefinish', () => {
    // Compressed, it takes less of the line and as long to make.
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

/** Forms with files have limits of their own; staff have a name in the log. */
const costOfLength = (request: Request): number =>
  isMultipart(request) ? 0 : times(Number(request.headers['content-length'] ?? 0), BYTES_SENT);

const times = (bytes: number, each: number) => Math.min(MAX_COST, Math.floor(bytes / each));
