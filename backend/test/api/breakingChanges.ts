import { type Schema, type Side, schemaChanges } from './schemaChanges.js';

type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; content?: Content };
type Operation = {
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content; headers?: Record<string, unknown> }>;
};

/** Parts of an OpenAPI document that clients depend on. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Lists the changes from `before` to `after` that break clients, one per line. Additions are not breaking. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const [old, now] = [item[method], after.paths[path]?.[method]];
      if (!old) return [];
      const changes = now ? operationChanges(old, now, { before, after }) : [' removed'];
      return changes.map((change) => `${method} ${path}${change}`);
    }),
  );
}

type Both = { before: Contract; after: Contract };

function operationChanges(old: Operation, now: Operation, both: Both): string[] {
  return [
    ...((old.security ?? []).length === 0 && (now.security ?? []).length > 0 ? [' requires a session'] : []),
    ...parameterChanges(old.parameters ?? [], now.parameters ?? [], both),
    ...bodyChanges(old.requestBody, now.requestBody, both),
    ...responseChanges(old.responses, now.responses, both),
  ];
}

function parameterChanges(old: Parameter[], now: Parameter[], both: Both): string[] {
  const find = (all: Parameter[], one: Parameter) => all.find(({ name, in: at }) => name === one.name && at === one.in);
  const added = now.filter((one) => one.required && !find(old, one)?.required);
  return [
    ...added.map(({ name }) => ` ${name}: now required`),
    ...old.flatMap((one) => {
      const other = find(now, one);
      if (!other) return [` ${one.name}: removed`];
      return compareSchemas('sent', schemaOf(one), schemaOf(other), both).map((change) => ` ${one.name}${change}`);
    }),
  ];
}

const schemaOf = ({ schema, content }: Parameter) => schema ?? content?.['application/json']?.schema;

function bodyChanges(old: Operation['requestBody'], now: Operation['requestBody'], both: Both): string[] {
  const needed = now?.required && !old?.required ? [' body: now required'] : [];
  return [...needed, ...contentChanges('sent', old?.content, now?.content, both).map((change) => ` body${change}`)];
}

/** Compares success and redirect responses. Errors share one schema, and new error statuses are allowed. */
function responseChanges(old: Operation['responses'], now: Operation['responses'], both: Both): string[] {
  return Object.entries(old)
    .filter(([status]) => /^[23]/.test(status))
    .flatMap(([status, answer]) => {
      const other = now[status];
      if (!other) return [` ${status}: removed`];
      const headers = Object.keys(answer.headers ?? {}).filter((name) => !(name in (other.headers ?? {})));
      return [
        ...headers.map((name) => ` ${status} ${name}: removed`),
        ...contentChanges('answered', answer.content, other.content, both).map((change) => ` ${status}${change}`),
      ];
    });
}

function contentChanges(side: Side, old: Content = {}, now: Content = {}, both: Both): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const other = now[type];
    if (!other) return [` ${type}: removed`];
    return compareSchemas(side, schema, other.schema, both);
  });
}

const compareSchemas = (side: Side, old: Schema | undefined, now: Schema | undefined, { before, after }: Both) =>
  old && now
    ? schemaChanges(
        side,
        { schema: old, schemas: before.components.schemas },
        { schema: now, schemas: after.components.schemas },
      )
    : [];
