import { HttpException } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { causeOf, DEADLOCK } from '../database/causeOf.js';
import { isUnavailable } from '../database/isUnavailable.js';
import { Log } from '../logging/log.js';
import { codeOfStatus, Problem } from './problem.js';

const log = new Log('Problem');

/** Maps any thrown value to a problem. An unexpected error becomes a 500 that shows only its id in the log. */
export function toProblem(thrown: unknown): Problem {
  const problem = problemOf(thrown);
  if (problem.codigo === 'error_interno') return recorded(thrown);
  // A `no_disponible` problem was already logged where it was thrown.
  if (problem.codigo === 'no_disponible' && thrown !== problem)
    log.error('What the answer needs is away', { err: thrown });
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
