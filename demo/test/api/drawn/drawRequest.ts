import { type Rol, roles } from '@coop/domain';
import { admittedBy, type Schema } from './admittedBy.js';
import type { Chance } from './chance.js';
import type { Described, Document, Operation } from './document.js';
import type { Seen } from './seen.js';

export type Drawn = {
  caller: Rol | undefined;
  address: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

type Body = Pick<Drawn, 'body'> & { type?: string };
type Drawing = { document: Document; seen: Seen; chance: Chance; isOdd: boolean };

/** Values that few or no schemas accept. */
const odd: readonly unknown[] = [
  ...[null, true, 5, -1, 1.5, 2 ** 53, '', ' ', '\u0000', '💥', 'x'.repeat(5000), "';--", '2026-99-99', '<b>'],
  ...[[], {}, [[]], '../..', '%00', '\u202e', '1e999', ['x', 'x'], { a: { b: 1 } }],
];

/** Draws a request that follows the schema of its operation; one in three may contain an odd value. */
export function drawRequest(described: Described, from: Omit<Drawing, 'isOdd'>): Drawn {
  const { path, method, operation } = described;
  const drawing = { ...from, isOdd: from.chance.oneIn(3) };
  const parts = partsOf(path, drawing);
  const headers = headersOf(operation, parts.id, drawing);
  const { type, body } = bodyOf(described, headers['If-Match'] ? undefined : parts.id, drawing);
  const query = queryOf(operation, drawing);
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parts[name] ?? 'x'));
  return {
    caller: callerOf(operation, from.chance),
    method,
    address: query ? `${address}?${query}` : address,
    headers: { ...headers, ...(type && { 'Content-Type': type }) },
    ...(body !== undefined && { body }),
  };

  function partsOf(template: string, { seen, chance, isOdd }: Drawing): Record<string, string> {
    const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
    return Object.fromEntries(
      inPath.map(({ name, schema = {} }) => {
        const known = chance.oneIn(12) ? undefined : seen.findFor(template, name, chance);
        const value = isOdd && chance.oneIn(5) ? chance.oneOf(odd) : (known ?? drawn(schema, from));
        return [name, String(value) || 'x'];
      }),
    );
  }
}

const drawn = (schema: Schema, { document, chance }: Pick<Drawing, 'document' | 'chance'>): unknown =>
  chance.draw(admittedBy(schema, document.find));

/** Draws the caller's role; for a protected operation, usually one that is allowed. */
function callerOf({ security, description }: Operation, chance: Chance): Rol | undefined {
  if (security.length === 0) return chance.oneIn(4) ? chance.oneOf(roles) : undefined;
  const isOfAll = /Cualquier rol|Administrador/.test(description);
  return isOfAll && !chance.oneIn(3) ? 'administrador' : chance.oneOf([undefined, ...roles]);
}

function headersOf({ parameters = [] }: Operation, id: string | undefined, { seen, chance }: Drawing) {
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters)
    if (place === 'header' && name === 'If-Match' && !chance.oneIn(6))
      headers[name] = chance.oneIn(12) ? '"999"' : `"${seen.versionOf(id) ?? 1}"`;
    else if (place === 'header' && chance.oneIn(4)) headers[name] = `clave-de-envio-${chance.below(999)}`;
  return headers;
}

function queryOf({ parameters = [] }: Operation, drawing: Drawing): string {
  const { chance, isOdd } = drawing;
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema, content } of parameters) {
    if (place !== 'query' || (!required && chance.oneIn(2))) continue;
    const inJson = content?.['application/json']?.schema;
    const value = isOdd && chance.oneIn(3) ? chance.oneOf(odd) : drawn(inJson ?? schema ?? {}, drawing);
    query.set(name, inJson ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}

function bodyOf({ path, operation: { requestBody } }: Described, id: string | undefined, drawing: Drawing): Body {
  const { document, chance, seen, isOdd } = drawing;
  if (!requestBody || (!requestBody.required && chance.oneIn(4))) return {};
  const type = chance.oneIn(4) ? chance.oneOf(Object.keys(requestBody.content)) : Object.keys(requestBody.content)[0];
  const schema = document.whole(requestBody.content[type as string]?.schema as Schema);
  const value = { ...valueLike(schema, path, drawing), ...(id && { version: seen.versionOf(id) }) };
  if (type === 'multipart/form-data') return { body: formOf(value) };
  if (type !== 'application/json') return { type: type as string, body: new URLSearchParams(texts(value)).toString() };
  return { type, body: chance.oneIn(60) ? '{"a":' : JSON.stringify(isOdd ? spoilt(value, chance) : value) };
}

/** Draws a body close to an existing row, with a field or two changed: fully random bodies break some rule. */
function valueLike(schema: Schema, path: string, drawing: Drawing): Record<string, unknown> {
  const { chance, seen } = drawing;
  const whole = drawn(schema, drawing) as Record<string, unknown>;
  if (schema.properties && 'registros' in schema.properties) return { registros: seen.choose(path, chance) };
  const row = chance.oneIn(6) ? undefined : seen.findRow(path, chance);
  if (!row || !schema.properties) return whole;
  const changed = chance.shuffled(Object.keys(whole)).slice(0, chance.below(3));
  const { slug: _, ...known } = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])),
  );
  const needed = (schema.required ?? []).filter((name) => !(name in known));
  return { ...known, ...Object.fromEntries([...needed, ...changed].map((name) => [name, whole[name]])) };
}

/** Returns the body with an extra, missing or odd field. */
function spoilt(value: Record<string, unknown>, chance: Chance): unknown {
  if (chance.oneIn(12)) return chance.oneOf(odd);
  const name = chance.oneOf(['inventado', ...Object.keys(value)]);
  if (chance.oneIn(4)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return { ...value, [name]: chance.oneOf(odd) };
}

const texts = (value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]));

/** Encodes a form whose files are a few bytes with the header of an image. */
function formOf(value: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, one] of Object.entries(value))
    if (name === 'archivo' || Array.isArray(one)) form.append(name, new Blob(['GIF89a']), 'foto.png');
    else form.append(name, String(one));
  return form;
}
