import { HttpException } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { causeOf, DEADLOCK } from '../database/causeOf.js';
import { isUnavailable } from '../database/isUnavailable.js';
import { Log } from '../logging/log.js';
import { codeOfStatus, Problem } from './problem.js';

const log = new Log('Problem');

/** What is told of whatever was thrown. What is not ours becomes a 500 whose id is in the log, and nothing else. */
export function problemToTell(thrown: unknown): Problem {
  const problem = problemOf(thrown);
  if (problem.codigo === 'error_interno') return recorded(thrown);
  // Whoever said so themselves has told the log what there is to tell.
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
  // Express raises plain errors that carry a status: for an address that can't be decoded, say.
  const status = (thrown as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem(codeOfStatus(status));
  return new Problem(isUnavailable(thrown) ? 'no_disponible' : 'error_interno');
}
