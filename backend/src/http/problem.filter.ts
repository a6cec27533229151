import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { causeOf, DEADLOCK } from '../database/causeOf.js';
import { codeOfStatus, Problem } from './problem.js';

/** Turns whatever was thrown into problem+json. What is not ours becomes a 500 whose id is in the log, and nothing else. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost) {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    const problem = problemOf(thrown);
    const body = problem.getStatus() === 500 ? this.recorded(thrown, problem) : problem.body();
    if (problem.details.reintentarEn) response.setHeader('Retry-After', String(problem.details.reintentarEn));
    if (problem.codigo === 'no_autenticado') response.setHeader('WWW-Authenticate', 'Bearer');
    response.setHeader('Cache-Control', 'no-store');
    response.status(problem.getStatus()).type('application/problem+json').send(JSON.stringify(body));
  }

  private recorded(thrown: unknown, problem: Problem) {
    const id = uuidv7();
    this.logger.error({ id, err: thrown }, 'Unexpected error');
    return { ...problem.body(), detail: `Ocurrió un error. Si persiste, indique este número: ${id}`, id };
  }
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return new Problem(codeOfStatus(thrown.getStatus()));
  if (causeOf(thrown).code === DEADLOCK)
    return new Problem('conflicto', 'Otra persona guardaba lo mismo a la vez. Intente nuevamente.');
  // body-parser and multer raise plain errors that carry a status.
  const status = (thrown as { status?: unknown } | null)?.status;
  return new Problem(
    typeof status === 'number' && status >= 400 && status < 500 ? codeOfStatus(status) : 'error_interno',
  );
}
