/** A JSON Schema, as far as ours go. */
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

/** A schema in the document that it stands in. */
export type Placed = { schema: Schema; schemas: Readonly<Record<string, Schema>> };
/** `sent`: what callers write must still be taken. `answered`: what callers read must still be there. */
export type Side = 'sent' | 'answered';

/** What a caller of before no longer can rely on, each by where it stands: `.titulo: …`. */
export function schemaChanges(side: Side, before: Placed, after: Placed): string[] {
  return compare(side, before, after, new Set());
}

function compare(side: Side, before: Placed, after: Placed, seen: Set<string>): string[] {
  const pair = `${before.schema.$ref} ${after.schema.$ref}`;
  if (before.schema.$ref && after.schema.$ref) {
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const [old, now] = [resolved(before), resolved(after)];
  const within = (path: string, one: Schema, other: Schema) =>
    compare(side, { ...before, schema: one }, { ...after, schema: other }, seen).map((change) => path + change);
  return [
    ...ofValues(side, old, now),
    ...ofProperties(side, old, now, within),
    ...(isSchema(old.items) && isSchema(now.items) ? within('[]', old.items, now.items) : []),
    ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((kind) => ofChoices(side, old[kind], now[kind], within)),
  ];
}

type Within = (path: string, before: Schema, after: Schema) => string[];

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === 'object';

const resolved = ({ schema, schemas }: Placed): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) as string] ?? {}) : schema;

/** What holds fewer values than before is less to send; what holds more, more than a reader knows. */
function ofValues(side: Side, old: Schema, now: Schema): string[] {
  const [wide, narrow] = side === 'sent' ? [old, now] : [now, old];
  const lost = (['type', 'enum'] as const).flatMap((name) => {
    const [had, has] = [wide[name], narrow[name]].map((value) => (value === undefined ? undefined : [value].flat()));
    if (!had)
      return has && (side === 'sent' || name === 'type')
        ? [`: ${name} ${has} ${side === 'sent' ? 'alone' : 'no longer told'}`]
        : [];
    // A reader meets words that are new: the policy says so.
    if (name === 'enum' && side === 'answered') return [];
    const left = has ? had.filter((one) => !has.includes(one)) : [];
    return left.length > 0 ? [`: ${name} ${left} ${side === 'sent' ? 'no longer' : 'now too'}`] : [];
  });
  const tighter =
    side === 'answered' || takesWords(old, now) ? [] : [...tighterBounds(old, now), ...newRules(old, now)];
  return [...lost, ...tighter];
}

/** Whether a text takes each word of what was a closed list: its bounds are then of words that nobody could send. */
const takesWords = ({ enum: words }: Schema, { minLength = 0, maxLength = Infinity, pattern = '' }: Schema): boolean =>
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

function ofProperties(side: Side, old: Schema, now: Schema, within: Within): string[] {
  const [had, has] = [old.properties ?? {}, now.properties ?? {}];
  const names = Object.keys(had);
  const isOpen = side === 'sent' && now.additionalProperties !== false;
  const gone = names.filter((name) => !(name in has) && !isOpen).map((name) => `.${name}: gone`);
  const [asked, askedBefore] = side === 'sent' ? [now, old] : [old, now];
  const told = side === 'sent' ? 'now required' : 'no longer always there';
  const required = (asked.required ?? []).filter((name) => !askedBefore.required?.includes(name) && name in has);
  return [
    ...gone,
    ...required.map((name) => `.${name}: ${told}`),
    ...names.flatMap((name) =>
      had[name] && has[name] ? within(`.${name}`, had[name] as Schema, has[name] as Schema) : [],
    ),
  ];
}

/** Each that there was must still be met by one that there is. */
function ofChoices(side: Side, old: Schema[] | undefined, now: Schema[] | undefined, within: Within): string[] {
  if (!old || !now) return [];
  const [asked, offered] = side === 'sent' ? [old, now] : [now, old];
  return asked.flatMap((one) => {
    const tries = offered.map((other) => (side === 'sent' ? within('', one, other) : within('', other, one)));
    return tries.some((changes) => changes.length === 0) ? [] : (tries[0] ?? [': a choice is gone']);
  });
}
