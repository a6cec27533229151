import { NotConnected } from './pool/opening-client.js';

/** Of the system: nobody listens there, the connection broke, there is no room left, or the disk fails. */
const SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO)$/;
/**
 * Of PostgreSQL: connection (08), resources and disk (53), stopped or starting (57P), its files (58), a database that takes no
 * writes (25006), and what waited too long: for a lock (55P03), for its end (57014), for us (25P03).
 */
const SQLSTATE = /^(08|53|58)\w{3}$|^57P\w{2}$|^(25006|25P03|55P03|57014)$/;
/** Of gRPC, Firestore's: deadline, resources, contention, unavailable. */
const GRPC = new Set([4, 8, 10, 14]);
/** What pg and PGlite say without a code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is (closed|closing))/;

/**
 * Whether an error says that what we stand on (database, disk, a service) is not there now, and may be again in a moment:
 * nobody's fault who asks, and no fault of the program.
 */
export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof NotConnected) return true;
  const { code } = thrown as { code?: unknown };
  if (typeof code === 'string' && (SYSTEM.test(code) || SQLSTATE.test(code))) return true;
  if (typeof code === 'number' && GRPC.has(code) && 'details' in thrown) return true;
  return MESSAGES.test(thrown.message) || isUnavailable(thrown.cause);
}
