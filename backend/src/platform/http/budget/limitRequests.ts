import type { NextFunction, Request, Response } from 'express';
import { findBearerToken } from '../../auth/findBearerToken.js';
import type { StaffTokens } from '../../auth/staff-tokens.js';
import { hasBody } from '../body/hasBody.js';
import { isMultipart } from '../body/isMultipart.js';
import { Problem } from '../problem.js';
import { isHealthCheck } from './isHealthCheck.js';
import { type RequestBudget, WINDOW } from './request-budget.js';

/** By the time that they take, in answers of the API: a body has to be read, and a form with files part by part. */
const costs = { answer: 1, sent: 5, form: 20 };
/** Bytes that an answer brings for its cost; each time that much more costs as much again. */
const BYTES_OF_ANSWER = 32 * 1024;
/** The same of a body, which takes longer for as much: each name in it is read, copied and judged. */
const BYTES_SENT = 4 * 1024;
/** A report to download is long and costs little. */
const MOST_FOR_ONE = 50;

/**
 * Counts what reaches Express: of the staff by who they are, of everybody else by the address, which an office shares with its
 * visitors. It says in `RateLimit` what is left (draft-ietf-httpapi-ratelimit-headers). Health checks cost nothing: a process is
 * not taken out of service because somebody asks too much of it.
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
        ? await budget.takeOfStaff(uid, costOf(request))
        : await budget.take(request, costOf(request) + costOfLength(request));
      say(remainingPoints, Math.ceil(msBeforeNext / 1000));
    } catch (error) {
      if (error instanceof Problem) say(0, error.details.reintentarEn ?? 0);
      if (uid || !token || !(await budget.mayShow(request))) throw error;
    }
    if (!uid) chargeForAnswer(budget, request, response);
    next();
  };

/** A list of a thousand rows is not worth one of ten. Once it is written, whether or not it is ever read. */
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

const times = (bytes: number, each: number) => Math.min(MOST_FOR_ONE, Math.floor(bytes / each));
