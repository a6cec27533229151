import type { NextFunction, Request, Response } from 'express';
import type { StaffTokens } from '../../auth/staff-tokens.js';
import { hasBody } from '../body/hasBody.js';
import { isMultipart } from '../body/isMultipart.js';
import type { RequestTurns } from '../turns/request-turns.js';
import { isHealthCheck } from './isHealthCheck.js';
import type { Cost, RequestBudget } from './request-budget.js';

/**
 * Counts what reaches Express: of the staff by who they are, of everybody else by the address, which an office shares with its
 * visitors. It goes on in turns. A process is not taken out of service because somebody asks too much of it.
 */
export const limitRequests =
  (budget: RequestBudget, turns: RequestTurns, tokens: StaffTokens) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isHealthCheck(request)) {
      await turns.arrive(request);
      return next();
    }
    const cost = costOf(request);
    // What is refused takes time too; and so does finding out whose a token is, which nobody has before their turn.
    const isNew = tokens.isNew(request);
    await turns.arrive(request, isNew ? undefined : await tokens.findUid(request));
    const uid = isNew && !(await budget.mayLookUp(request)) ? undefined : await tokens.findUid(request);
    const { address, staff } = budget.policies;
    if (uid) await staff.tell(response, () => budget.takeOfStaff(uid, cost));
    else {
      await address.tell(response, () => budget.take(request, cost));
      await budget.chargeForBody(request);
      const { socket } = request;
      const before = socket.bytesWritten;
      // Once it is written, whether or not it is ever read.
      response.once('prefinish', () => {
        // Compressed, it takes less of the line and as long to make.
        const made: number = response.locals.madeBytes ?? 0;
        void budget.chargeFor(request, Math.max(made, socket.bytesWritten - before));
      });
    }
    next();
  };

function costOf(request: Request): Cost {
  if (!hasBody(request)) return 'answer';
  return isMultipart(request) ? 'form' : 'sent';
}
