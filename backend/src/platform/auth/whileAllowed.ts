import { Problem } from '../http/problem.js';
import type { StaffRequest } from './current-staff.js';

/** The guard is asked at most each second: between two looks at the clock so many rows go out. */
const ROWS_BETWEEN = 100;

/**
 * Rows as long as whoever asked for them may have them: what is read slowly goes on for hours, and rights end meanwhile. Throws as the
 * guard does, and where they are let in with another role, which reads other columns.
 */
export async function* whileAllowed<T>(rows: AsyncIterable<T>, request: StaffRequest): AsyncGenerator<T> {
  const rol = request.staff?.rol;
  let sent = 0;
  for await (const row of rows) {
    sent += 1;
    if (sent % ROWS_BETWEEN === 0) await request.askAgain?.();
    if (request.staff?.rol !== rol) throw new Problem('sin_permiso');
    yield row;
  }
}
