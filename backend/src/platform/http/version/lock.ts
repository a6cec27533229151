import { invalidData, Problem, type ProblemDetails } from '../problem.js';

type CurrentRow = ProblemDetails['actual'];

/** Optimistic lock: the version that the author of a write has read. */
export type Lock = {
  /** The If-Match entity tag. Absent without the header, and for `*`, which matches any row. */
  readonly tag?: string;
  /** `version` of the body. */
  readonly version?: unknown;
};

/**
 * Checks the optimistic lock: throws 428 without a version, 412 for a stale If-Match, 409 for a stale body version.
 * `conflictOf(lock)` is the error for the second of two concurrent writes.
 */
export function requireCurrentVersion(lock: Lock, stored: { version: number }, actual: () => CurrentRow): void {
  const { tag, version } = lock;
  if (tag === undefined && version === undefined) throw versionRequired();
  if (version !== undefined && !Number.isSafeInteger(version))
    throw invalidData({ version: 'Escriba la versión del registro que vio' });
  // A weak tag never matches (RFC 9110 §8.8.3.2).
  if (tag !== undefined && tag !== `"${stored.version}"`) throw conflictOf(lock)(actual());
  if (version !== undefined && version !== stored.version) throw conflictOf({ version })(actual());
}

/** Returns the 428 of a write without a version. */
export const versionRequired = (errors?: Record<string, string>): Problem =>
  new Problem(
    'version_requerida',
    'Diga qué versión del registro vio, en «version» o en la cabecera If-Match, para no pisar lo que otro escribió.',
    { errors },
  );

/** Returns the error of a stale write, with the current row. */
export const conflictOf =
  ({ tag }: Lock) =>
  (actual: CurrentRow): Problem =>
    new Problem(
      tag !== undefined ? 'precondicion_fallida' : 'conflicto',
      'Otro usuario modificó este registro. Actualice la página.',
      { actual },
    );
