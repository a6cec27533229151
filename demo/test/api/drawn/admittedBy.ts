import fc from 'fast-check';

/** JSON Schema, as far as the API's document uses it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

type Find = (reference: string) => Schema;

/** Draws values that a schema admits; `find` gives the component that a reference names. */
export function admittedBy(schema: Schema, find: Find): fc.Arbitrary<unknown> {
  const of = (one: Schema) => admittedBy(one, find);
  if (schema.$ref) return of(find(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(of));
  return (kinds[schema.type ?? ''] ?? anyJson)(schema, of);
}

/** A list that is long enough to be told from a short one. */
const MOST = 4;
/** Years that the product has something to say of. */
const SPAN = { min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true };

const anyJson = () => fc.jsonValue();

const kinds: Record<string, (schema: Schema, of: (one: Schema) => fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 1000 }) => {
    const min = Math.max(minimum, -1000);
    return fc.integer({ min, max: Math.max(min, Math.min(maximum, min + 1000)) });
  },
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
  string: textOf,
  array: ({ items = {}, minItems = 0, maxItems = MOST }, of) =>
    fc.array(of(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST)) }),
  object: ({ properties = {}, required = [] }, of) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, of(one)])), {
      requiredKeys: required,
    }),
};

const formats: Record<string, fc.Arbitrary<string>> = {
  date: fc.date(SPAN).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date(SPAN).map((moment) => moment.toISOString()),
  uuid: fc.uuid({ version: 7 }),
  email: fc.nat(9999).map((number) => `persona${number}@correo.example`),
};

/** The pattern of the request, or of the stored form, which is admitted too. */
const patternOf = ({ pattern, description = '' }: Schema): string | undefined =>
  pattern ?? /Se guarda con la forma `(.+)`$/.exec(description)?.[1];

function textOf({ format = '', minLength = 0, maxLength = 60, ...schema }: Schema): fc.Arbitrary<string> {
  const known = formats[format];
  if (known) return known;
  const pattern = patternOf(schema);
  if (pattern) return matching(new RegExp(pattern, 'u'), minLength, maxLength);
  const words = fc.lorem({ mode: 'words', maxCount: 8 }).map((text) => text.padEnd(minLength, ' según lo acordado'));
  return fc
    .oneof(
      { weight: 5, arbitrary: words },
      {
        weight: 1,
        arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
      },
    )
    .map((text) => text.slice(0, maxLength));
}

/** Patterns that the library can't follow are of names and the like. */
function matching(pattern: RegExp, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const usual = ['Ana María', 'Quispe Mamani', '71234567', '4821937', 'nombre@correo.com', 'LP-2026-000123'];
  const good = usual.filter((text) => pattern.test(text) && text.length >= minLength && text.length <= maxLength);
  if (good.length > 0) return fc.constantFrom(...good);
  return fc.stringMatching(new RegExp(pattern.source)).map((text) => text.slice(0, maxLength));
}
