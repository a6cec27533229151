import { DrizzleQueryError } from 'drizzle-orm';

/** The message of what was thrown, and that of what caused it. Never the values of a query. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error instanceof DrizzleQueryError ? error.query : messageOf(error);
  return error.cause ? `${message}\n${describeError(error.cause)}` : message;
}

/** Of several attempts (one for each address of a name) Node says nothing by itself. */
const messageOf = (error: Error) =>
  error instanceof AggregateError && !error.message ? error.errors.map(describeError).join('\n') : error.message;
