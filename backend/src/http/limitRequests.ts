import type { NextFunction, Response } from 'express';
import type { StaffRequest } from '../auth/current-staff.js';
import { hasBody } from './hasBody.js';
import type { RequestBudget } from './request-budget.js';

/** A process is not taken out of service because somebody asks too much of it. */
const HEALTH = /^\/api\/salud(\/|$)/;

/** Counts what reaches Express in the budget of its address. Staff get theirs back: an office shares one address. */
export const limitRequests =
  (budget: RequestBudget) =>
  async (request: StaffRequest, response: Response, next: NextFunction): Promise<void> => {
    if (HEALTH.test(request.path)) return next();
    const giveBack = await budget.take(request, hasBody(request) ? 'sent' : 'answer');
    // By then the guard has said who asked.
    response.once('close', () => request.staff && giveBack());
    next();
  };
