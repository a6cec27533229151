import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as the log keeps it: what, where and the codes of the database. Never the values of a query nor what the
 * database quotes of a row, which may be personal data.
 */
export function errorForLog(error: Error): Record<string, unknown> {
  const origin = error instanceof DrizzleQueryError ? (error.cause ?? new Error('The query failed')) : error;
  const { code, constraint, table } = origin as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: origin.name,
    message: origin.message,
    stack: framesOf(error),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(origin.cause instanceof Error && { cause: errorForLog(origin.cause) }),
  };
}

/** The frames alone: the first lines of a stack repeat the message. */
const framesOf = ({ stack = '' }: Error) => stack.slice(Math.max(0, stack.search(/\n {4}at /))).trim();
