import { invalidData, Problem, type ProblemDetails } from '../problem.js';

type Actual = ProblemDetails['actual'];

/** What whoever writes a row, or a file of the library, says to have seen of it: nobody writes over what they did not see. */
export type Lock = {
  /** The tag that the If-Match header names. Absent without one, and when it says `*`, which is true of any row. */
  readonly tag?: string;
  /** The `version` that the body brings. */
  readonly version?: unknown;
};

/**
 * Refuses whoever did not see what stands: 428 when they name no version, 412 when If-Match names another, 409 when the
 * body does. `conflictOf(lock)` is the refusal for who comes second while both write.
 */
export function requireSeen(lock: Lock, stored: { version: number }, actual: () => Actual): void {
  const { tag, version } = lock;
  if (tag === undefined && version === undefined) throw versionRequired();
  if (version !== undefined && !Number.isSafeInteger(version))
    throw invalidData({ version: 'Escriba la versión del registro que vio' });
  // A weak tag never matches (RFC 9110 §8.8.3.2).
  if (tag !== undefined && tag !== `"${stored.version}"`) throw conflictOf(lock)(actual());
  if (version !== undefined && version !== stored.version) throw conflictOf({ version })(actual());
}

/** The refusal of a write that says nothing of what its author saw. */
export const versionRequired = (errors?: Record<string, string>): Problem =>
  new Problem(
    'version_requerida',
    'Diga qué versión del registro vio, en «version» o en la cabecera If-Match, para no pisar lo que otro escribió.',
    { errors },
  );

/** The refusal of a stale write, with the row as it stands now. */
export const conflictOf =
  ({ tag }: Lock) =>
  (actual: Actual): Problem =>
    new Problem(
      tag !== undefined ? 'precondicion_fallida' : 'conflicto',
      'Otro usuario modificó este registro. Actualice la página.',
      { actual },
    );
