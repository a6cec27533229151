import type { ProblemAnswer, ProblemCode } from '@coop/domain/answers';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { causeOf, DEADLOCK } from '../database/causeOf.js';
import { isUnavailable } from '../database/isUnavailable.js';
import { Log } from '../logging/log.js';
import { hangUp } from './body/hangUp.js';
import { codeOfStatus, Problem } from './problem.js';

/** What is away now is asked for again after so many seconds. */
export const RETRY_AFTER_S = 10;

/** Turns whatever was thrown into problem+json. What is not ours becomes a 500 whose id is in the log, and nothing else. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Log('Problem');

  catch(thrown: unknown, host: ArgumentsHost) {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return this.breakOff(thrown, response);
    hangUp(host.switchToHttp().getRequest<Request>(), response);
    const problem = problemOf(thrown);
    const body = this.bodyOf(problem, thrown);
    const wait = problem.details.reintentarEn ?? (problem.codigo === 'no_disponible' ? RETRY_AFTER_S : undefined);
    if (wait) response.setHeader('Retry-After', String(wait));
    const challenge = challenges[problem.codigo];
    if (challenge) response.setHeader('WWW-Authenticate', challenge);
    response.setHeader('Cache-Control', 'no-store');
    // That of the file which is refused.
    response.removeHeader('Content-Disposition');
    response.status(problem.getStatus()).type('application/problem+json').send(JSON.stringify(body));
  }

  /** Nothing more can be said to who asked, who may have left; of what we did not see coming the log is told. */
  private breakOff(thrown: unknown, response: Response): void {
    if (!response.destroyed && !(thrown instanceof Problem))
      this.log.error('An answer broke off in the middle', { err: thrown });
    response.destroy();
  }

  private bodyOf(problem: Problem, thrown: unknown): ProblemAnswer {
    if (problem.codigo === 'error_interno') return this.recorded(thrown, problem);
    // Whoever said so themselves has told the log what there is to tell.
    if (problem.codigo === 'no_disponible' && thrown !== problem)
      this.log.error('What the answer needs is away', { err: thrown });
    return problem.body();
  }

  private recorded(thrown: unknown, problem: Problem): ProblemAnswer {
    const id = uuidv7();
    this.log.error('Unexpected error', { id, err: thrown });
    return { ...problem.body(), detail: `Ocurrió un error. Si persiste, indique este número: ${id}`, id };
  }
}

/** What a 401 asks for (RFC 6750, RFC 9470). */
const challenges: Partial<Record<ProblemCode, string>> = {
  no_autenticado: 'Bearer',
  reautenticacion_requerida: 'Bearer error="insufficient_user_authentication"',
};

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return new Problem(codeOfStatus(thrown.getStatus()));
  if (causeOf(thrown).code === DEADLOCK)
    return new Problem('conflicto', 'Otra persona guardaba lo mismo a la vez. Intente nuevamente.');
  // Express raises plain errors that carry a status: for an address that can't be decoded, say.
  const status = (thrown as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem(codeOfStatus(status));
  return new Problem(isUnavailable(thrown) ? 'no_disponible' : 'error_interno');
}
