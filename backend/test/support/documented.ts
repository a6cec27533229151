import { z } from 'zod';

type Schema = Record<string, unknown>;
type Operation = { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> };

/** Part of an OpenAPI document that describes the responses. */
export type Documented = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const read = new WeakMap<Documented, Map<string, z.ZodType | undefined>>();

/** Returns the JSON response schema of an operation, memoized because parsing one takes as long as a request. */
export function schemaIn(document: Documented, method: string, path: string, status: string): z.ZodType | undefined {
  const known = read.get(document) ?? new Map();
  read.set(document, known);
  const operation = `${status} ${method} ${path}`;
  if (!known.has(operation)) known.set(operation, readSchema(document, method, path, status));
  return known.get(operation);
}

/** Omits patterns, because zod compiles them without the `u` flag. */
function readSchema({ paths, components }: Documented, method: string, path: string, status: string) {
  const schema = paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const withoutPatterns = (key: string, value: unknown) => (key === 'pattern' ? undefined : value);
  const text = JSON.stringify({ ...schema, $defs: components.schemas }, withoutPatterns);
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}
