/** The subset of JSON Schema that our documents use. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
} & Partial<Record<Bound, number>>;

type Bound = (typeof lower)[number] | (typeof upper)[number];
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

/** Schema with the schemas of its document, which resolve its `$ref`. */
export type Placed = { schema: Schema; schemas: Readonly<Record<string, Schema>> };
/** `sent`: requests valid before must stay valid. `answered`: values that clients read must stay present. */
export type Side = 'sent' | 'answered';

/** Lists the breaking changes between two schemas, each with its path: `.titulo: …`. */
export function schemaChanges(side: Side, before: Placed, after: Placed): string[] {
  return compare(side, before, after, new Set());
}

function compare(side: Side, before: Placed, after: Placed, seen: Set<string>): string[] {
  const pair = `${before.schema.$ref} ${after.schema.$ref}`;
  if (before.schema.$ref && after.schema.$ref) {
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const [old, now] = [resolve(before), resolve(after)];
  const within = (path: string, one: Schema, other: Schema) =>
    compare(side, { ...before, schema: one }, { ...after, schema: other }, seen).map((change) => path + change);
  return [
    ...valueChanges(side, old, now),
    ...propertyChanges(side, old, now, within),
    ...(isSchema(old.items) && isSchema(now.items) ? within('[]', old.items, now.items) : []),
    ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((kind) => choiceChanges(side, old[kind], now[kind], within)),
  ];
}

type Within = (path: string, before: Schema, after: Schema) => string[];

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === 'object';

const resolve = ({ schema, schemas }: Placed): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) as string] ?? {}) : schema;

/** Reports narrowed values in requests, and widened values in responses. */
function valueChanges(side: Side, old: Schema, now: Schema): string[] {
  const [wide, narrow] = side === 'sent' ? [old, now] : [now, old];
  const lost = (['type', 'enum'] as const).flatMap((name) => {
    const [had, has] = [wide[name], narrow[name]].map((value) => (value === undefined ? undefined : [value].flat()));
    if (!had)
      return has && (side === 'sent' || name === 'type')
        ? [side === 'sent' ? `: ${name} narrowed to ${has}` : `: ${name} ${has} removed`]
        : [];
    // The versioning policy allows new enum values in responses.
    if (name === 'enum' && side === 'answered') return [];
    const missing = has ? had.filter((one) => !has.includes(one)) : [];
    return missing.length > 0 ? [`: ${name} ${missing} ${side === 'sent' ? 'removed' : 'added'}`] : [];
  });
  const tighter =
    side === 'answered' || acceptsEnum(old, now) ? [] : [...tighterBounds(old, now), ...newRules(old, now)];
  return [...lost, ...tighter];
}

/** Whether the new string bounds accept every value of the old enum, in which case they break no request. */
const acceptsEnum = ({ enum: words }: Schema, { minLength = 0, maxLength = Infinity, pattern = '' }: Schema): boolean =>
  words?.every((word) => {
    const { length } = String(word);
    return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(String(word));
  }) ?? false;

const tighterBounds = (old: Schema, now: Schema) =>
  [...lower, ...upper].flatMap((name) => {
    const [had, has] = [old[name], now[name]];
    if (has === undefined || has === had) return [];
    const isTighter = had === undefined || (lower.some((one) => one === name) ? has > had : has < had);
    return isTighter ? [`: ${name} ${had} → ${has}`] : [];
  });

const newRules = (old: Schema, now: Schema) =>
  (['format', 'pattern', 'const'] as const).flatMap((name) =>
    now[name] !== undefined && now[name] !== old[name] ? [`: ${name} ${String(old[name])} → ${String(now[name])}`] : [],
  );

function propertyChanges(side: Side, old: Schema, now: Schema, within: Within): string[] {
  const [had, has] = [old.properties ?? {}, now.properties ?? {}];
  const names = Object.keys(had);
  const isOpen = side === 'sent' && now.additionalProperties !== false;
  const removed = names.filter((name) => !(name in has) && !isOpen).map((name) => `.${name}: removed`);
  const [input, previous] = side === 'sent' ? [now, old] : [old, now];
  const change = side === 'sent' ? 'now required' : 'no longer required';
  const required = (input.required ?? []).filter((name) => !previous.required?.includes(name) && name in has);
  return [
    ...removed,
    ...required.map((name) => `.${name}: ${change}`),
    ...names.flatMap((name) =>
      had[name] && has[name] ? within(`.${name}`, had[name] as Schema, has[name] as Schema) : [],
    ),
  ];
}

/** Reports each required alternative that matches none of the offered ones. */
function choiceChanges(side: Side, old: Schema[] | undefined, now: Schema[] | undefined, within: Within): string[] {
  if (!old || !now) return [];
  const [input, offered] = side === 'sent' ? [old, now] : [now, old];
  return input.flatMap((one) => {
    const tries = offered.map((other) => (side === 'sent' ? within('', one, other) : within('', other, one)));
    return tries.some((changes) => changes.length === 0) ? [] : (tries[0] ?? [': alternative removed']);
  });
}
