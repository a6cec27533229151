import { DrizzleQueryError } from 'drizzle-orm';
import { NotConnected } from './pool/opening-client.js';

/** Returns the messages of an error and of its causes, without the values of a query. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error instanceof DrizzleQueryError ? error.query : messageOf(error);
  return error.cause ? `${message}\n${describeError(error.cause)}` : message;
}

/** Node's AggregateError (one error per address of a host name) has an empty message. */
const messageOf = (error: Error) =>
  error instanceof AggregateError && !error.message ? error.errors.map(describeError).join('\n') : error.message;

/** System errors: connection refused or broken, no space left, failing disk. */
const SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO)$/;
/**
 * PostgreSQL error codes: connection (08), resources and disk (53), stopped or starting (57P), files (58). Also a
 * read-only database (25006), and timeouts: lock (55P03), statement (57014), idle in transaction (25P03).
 */
const SQLSTATE = /^(08|53|58)\w{3}$|^57P\w{2}$|^(25006|25P03|55P03|57014)$/;
/** gRPC codes, from Firestore: deadline exceeded, resource exhausted, aborted, unavailable. */
const GRPC = new Set([4, 8, 10, 14]);
/** Messages of pg and PGlite that have no code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end|PGlite is (closed|closing))/;

/**
 * Returns whether an error means that a dependency (database, disk, service) is temporarily unavailable: neither a
 * client error nor a bug.
 */
export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof NotConnected) return true;
  const { code } = thrown as { code?: unknown };
  if (typeof code === 'string' && (SYSTEM.test(code) || SQLSTATE.test(code))) return true;
  if (typeof code === 'number' && GRPC.has(code) && 'details' in thrown) return true;
  return MESSAGES.test(thrown.message) || isUnavailable(thrown.cause);
}
