import type { Json } from './schemas.js';

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T14:30:00.000Z',
  uuid: '0197a4c2-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  // The viewer's samples send what begins with @ as a file.
  binary: '@archivo.pdf',
};

/** Long enough for every minimum length. */
const SENTENCE = 'Texto de ejemplo de la referencia';

type Whole = (schema: Json) => Json;

/** Returns an example of the required parts of a schema; undefined if one has a pattern and no example. */
export function exampleOf(schema: Json, whole: Whole = (one) => one): unknown {
  const resolved = whole(schema);
  const [own] = (resolved.examples ?? resolved.enum ?? []) as unknown[];
  const sample = own ?? resolved.const ?? formats[resolved.format as string];
  if (sample !== undefined) return sample;
  switch (resolved.type) {
    case 'object':
      return exampleOfObject(resolved, whole);
    case 'array': {
      const item = exampleOf(resolved.items as Json, whole);
      return item === undefined ? undefined : [item];
    }
    case 'string':
      return resolved.pattern ? undefined : SENTENCE.slice(0, (resolved.maxLength as number | undefined) ?? Infinity);
    case 'integer':
    case 'number':
      return Math.max(1, (resolved.minimum as number | undefined) ?? 1);
    case 'boolean':
      return true;
    default:
      return ((resolved.anyOf ?? resolved.oneOf ?? []) as Json[])
        .map((one) => exampleOf(one, whole))
        .find((one) => one !== undefined);
  }
}

/** An object without required parts gets one part: the first with an example. */
function exampleOfObject({ properties = {}, required = [] }: Json, whole: Whole): unknown {
  const fields = properties as Record<string, Json>;
  const names = new Set(['version', ...(required as string[])].filter((name) => name in fields));
  const parts = (names.size > 0 ? [...names] : Object.keys(fields)).map(
    (name) => [name, exampleOf(fields[name] as Json, whole)] as const,
  );
  const known = parts.filter(([, part]) => part !== undefined);
  if (names.size === 0) return Object.fromEntries(known.slice(0, 1));
  return known.length === parts.length ? Object.fromEntries(known) : undefined;
}
