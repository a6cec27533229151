import { DrizzleQueryError } from 'drizzle-orm';

/** Returns the messages of an error and of its causes, without the values of a query. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error instanceof DrizzleQueryError ? error.query : messageOf(error);
  return error.cause ? `${message}\n${describeError(error.cause)}` : message;
}

/** Node's AggregateError (one error per address of a host name) has an empty message. */
const messageOf = (error: Error) =>
  error instanceof AggregateError && !error.message ? error.errors.map(describeError).join('\n') : error.message;
