import type { ProblemCode } from '@coop/domain/answers';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { isUnavailable } from '../database/errors.js';
import { causeOf, DEADLOCK } from '../database/problems.js';
import { Log } from '../logging/log.js';
import { hangUp } from './body/unreadBody.js';
import { codeOfStatus, Problem } from './problem.js';

const log = new Log('Problem');

/** Maps any thrown value to a problem. An unexpected error becomes a 500 that shows only its id in the log. */
export function toProblem(thrown: unknown): Problem {
  const problem = problemOf(thrown);
  if (problem.codigo === 'error_interno') return recorded(thrown);
  // A `no_disponible` problem was already logged where it was thrown.
  if (problem.codigo === 'no_disponible' && thrown !== problem)
    log.error('A dependency is unavailable', { err: thrown });
  return problem;
}

function recorded(thrown: unknown): Problem {
  const id = uuidv7();
  log.error('Unexpected error', { id, err: thrown });
  return new Problem('error_interno', `Ocurrió un error. Si persiste, indique este número: ${id}`, { id });
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return new Problem(codeOfStatus(thrown.getStatus()));
  if (causeOf(thrown).code === DEADLOCK)
    return new Problem('conflicto', 'Otra persona guardaba lo mismo a la vez. Intente nuevamente.');
  // Express throws plain errors with a status, for instance for a URL that can't be decoded.
  const status = (thrown as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem(codeOfStatus(status));
  return new Problem(isUnavailable(thrown) ? 'no_disponible' : 'error_interno');
}

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
    // Set earlier for the file that is now refused.
    response.removeHeader('Content-Disposition');
    response.status(problem.getStatus()).type('application/problem+json').send(JSON.stringify(problem.body()));
  }

  /** Destroys a response that has already begun. Logs unexpected errors unless the client has disconnected. */
  private breakOff(thrown: unknown, response: Response): void {
    if (!response.destroyed && !(thrown instanceof Problem)) this.log.error('A response was cut off', { err: thrown });
    response.destroy();
  }
}

/** WWW-Authenticate challenges of a 401 (RFC 6750, RFC 9470). */
const challenges: Partial<Record<ProblemCode, string>> = {
  no_autenticado: 'Bearer',
  reautenticacion_requerida: 'Bearer error="insufficient_user_authentication"',
};
