import type { Json } from './schemas.js';

const samples: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T14:30:00.000Z',
  uuid: '0197a4c2-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
};

/** Returns an example of the required parts of a schema; undefined if one has none. */
export function exampleOf(schema: Json, whole: (schema: Json) => Json = (one) => one): unknown {
  const resolved = whole(schema);
  const { properties = {}, required = [] } = resolved as { properties?: Record<string, Json>; required?: string[] };
  const [own] = (resolved.examples ?? resolved.enum ?? []) as unknown[];
  const sample = own ?? resolved.const ?? samples[resolved.format as string];
  const names = [...('version' in properties ? ['version'] : []), ...required];
  if (sample !== undefined || resolved.type !== 'object' || names.length === 0) return sample;
  const parts = names.map((name) => [name, exampleOf(properties[name] as Json, whole)]);
  return parts.every(([, part]) => part !== undefined) ? Object.fromEntries(parts) : undefined;
}
