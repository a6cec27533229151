import type { ProblemCode } from '@coop/domain/answers';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Log } from '../logging/log.js';
import { hangUp } from './body/hangUp.js';
import { Problem } from './problem.js';
import { toProblem } from './toProblem.js';

/** Maps any thrown value to problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Log('Problem');

  catch(thrown: unknown, host: ArgumentsHost) {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return this.breakOff(thrown, response);
    hangUp(host.switchToHttp().getRequest<Request>(), response);
    const problem = toProblem(thrown);
    if (problem.retryAfter) response.setHeader('Retry-After', String(problem.retryAfter));
    const challenge = challenges[problem.codigo];
    if (challenge) response.setHeader('WWW-Authenticate', challenge);
    response.setHeader('Cache-Control', 'no-store');
    // Set for the file that is refused.
    response.removeHeader('Content-Disposition');
    response.status(problem.getStatus()).type('application/problem+json').send(JSON.stringify(problem.body()));
  }

  /** Destroys a response that has already begun. Logs unexpected errors unless the client has disconnected. */
  private breakOff(thrown: unknown, response: Response): void {
    if (!response.destroyed && !(thrown instanceof Problem))
      this.log.error('An answer broke off in the middle', { err: thrown });
    response.destroy();
  }
}

/** WWW-Authenticate challenges of a 401 (RFC 6750, RFC 9470). */
const challenges: Partial<Record<ProblemCode, string>> = {
  no_autenticado: 'Bearer',
  reautenticacion_requerida: 'Bearer error="insufficient_user_authentication"',
};
