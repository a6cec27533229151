import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as the log keeps it: what, where and the codes of the database. Never the values of a query nor what the
 * database, or a parser, quotes of what it was given, which may be personal data.
 */
export function errorForLog(thrown: unknown): Record<string, unknown> {
  if (!isError(thrown)) return { type: typeof thrown, message: 'What was thrown is no error' };
  const query = thrown instanceof DrizzleQueryError ? thrown : undefined;
  const origin = query ? (query.cause ?? new Error('The query failed')) : thrown;
  const told = origin as Partial<Record<(typeof ofDatabase)[number], unknown>>;
  return {
    type: origin.name,
    message: messageOf(origin, query?.params ?? []),
    stack: framesOf(thrown),
    ...(query && { query: query.query }),
    ...Object.fromEntries(ofDatabase.flatMap((key) => (told[key] === undefined ? [] : [[key, told[key]]]))),
    ...(origin.cause !== undefined && { cause: errorForLog(origin.cause) }),
  };
}

const isError = (thrown: unknown): thrown is Error =>
  typeof (thrown as { message?: unknown } | null | undefined)?.message === 'string';

/** Errors whose whole message is about what they were given: JSON, CSV, a schema. */
const aboutItsInput = /^(SyntaxError|URIError|CsvError|\$?ZodError)$/;
/** Shorter values are found in any message. */
const SHORTEST_VALUE = 3;

/** What databases say beside their message; `routine` is where in their own code. Names of ours, never values. */
const ofDatabase = ['code', 'severity', 'constraint', 'table', 'routine'] as const;

/**
 * The errors of both drivers have a severity. Their messages are in the language of the server, which quotes values as that
 * language does, or not at all: the codes say as much.
 */
function messageOf(error: Error, params: readonly unknown[]): string {
  const { name, message } = error;
  if (aboutItsInput.test(name) || aboutItsInput.test(error.constructor.name)) return 'It quotes what it was given';
  // As it stands when something put only the text of a failed query into an error of its own.
  if (message.includes('Failed query:')) return 'The query failed';
  if ('severity' in error) return 'The database refused it';
  return params
    .map(String)
    .filter((value) => value.length >= SHORTEST_VALUE)
    .reduce((text, value) => text.replaceAll(value, '…'), message);
}

/** The frames alone: the first lines of a stack repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const first = stack.search(/\n {4}at /);
  return first < 0 ? '' : stack.slice(first).trim();
}
