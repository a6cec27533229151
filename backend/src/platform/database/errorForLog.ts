import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Serializes an error for the log: type, message, stack and the database's codes. Omits query values and quoted input,
 * which may be personal data.
 */
export function errorForLog(thrown: unknown): Record<string, unknown> {
  if (!isError(thrown)) return { type: typeof thrown, message: 'The thrown value is not an Error' };
  const query = thrown instanceof DrizzleQueryError ? thrown : undefined;
  const origin = query ? (query.cause ?? new Error('The query failed')) : thrown;
  const source = origin as Partial<Record<(typeof ofDatabase)[number], unknown>>;
  return {
    type: origin.name,
    message: messageOf(origin, query?.params ?? []),
    stack: framesOf(thrown),
    ...(query && { query: query.query }),
    ...Object.fromEntries(ofDatabase.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]]))),
    ...(origin.cause !== undefined && { cause: errorForLog(origin.cause) }),
  };
}

const isError = (thrown: unknown): thrown is Error =>
  typeof (thrown as { message?: unknown } | null | undefined)?.message === 'string';

/** Errors whose message quotes their input: JSON, CSV, a schema. */
const aboutItsInput = /^(SyntaxError|URIError|CsvError|\$?ZodError)$/;
/** Shorter values occur in any message. */
const SHORTEST_VALUE = 3;

/**
 * Properties of database errors that hold names and never values; `routine` is a function of the database's own code.
 */
const ofDatabase = ['code', 'severity', 'constraint', 'table', 'routine'] as const;

/**
 * Returns the message without input values. Database errors, known by `severity`, quote values in the server's
 * language; their codes say as much, so their message is dropped.
 */
function messageOf(error: Error, params: readonly unknown[]): string {
  const { name, message } = error;
  if (aboutItsInput.test(name) || aboutItsInput.test(error.constructor.name))
    return 'The message quotes its parameters';
  // Some code copies the text of a failed query into an error of its own.
  if (message.includes('Failed query:')) return 'The query failed';
  if ('severity' in error) return 'The database refused it';
  return params
    .map(String)
    .filter((value) => value.length >= SHORTEST_VALUE)
    .reduce((text, value) => text.replaceAll(value, '…'), message);
}

/** Returns the frames only: the first lines of a stack repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const first = stack.search(/\n {4}at /);
  return first < 0 ? '' : stack.slice(first).trim();
}
