import {
  type AnySection,
  componentName,
  type Field,
  type Fields,
  isNullable,
  publicFields,
  traitsOf,
} from '@coop/domain';
import { publicFile } from '@coop/domain/answers';
import { z } from 'zod';

export type Json = Record<string, unknown>;

const rowSchema = (fields: Fields, file?: z.ZodType): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => {
        const value = valueFor(field, file).meta({ title: field.label });
        return [name, isNullable(field) ? value.nullable() : value];
      }),
    ),
  );

function valueFor(field: Field, file?: z.ZodType): z.ZodType {
  if (field.fields) return z.array(rowSchema(field.fields, file));
  return traitsOf(field).holds === 'file' ? (file ?? field.schema()) : field.schema();
}

const COMPONENTS = '#/components/schemas/';

/** Registry of a document's schemas: a named schema becomes a component on first reference. */
export class Schemas {
  readonly components: Record<string, Json> = {};
  /** Cache: most schemas (identifiers, filters, files) occur in several places. */
  private readonly written = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

  /** Returns the JSON Schema 2020-12 for requests (`input`) or responses; a reference for a named one. */
  of(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
    const known = this.written[io].get(schema);
    if (known) return known;
    const { $schema: _, $defs = {}, ...own } = toJsonSchema(schema, io);
    for (const [name, component] of Object.entries($defs)) this.components[name] ??= component as Json;
    this.written[io].set(schema, own);
    return own;
  }

  named(name: string, make: () => Json): Json {
    if (!this.components[name]) this.components[name] = make();
    return refTo(name);
  }

  whole(schema: Json): Json {
    return typeof schema.$ref === 'string' ? (this.components[schema.$ref.slice(COMPONENTS.length)] as Json) : schema;
  }

  /** Adds a field that its zod schema lacks, because no service reads it as its own. */
  withField(schema: Json, name: string, field: Json): Json {
    const { properties, ...rest } = this.whole(schema);
    const whole = { ...rest, properties: { ...(properties as Json), [name]: field } };
    if (typeof schema.$ref !== 'string') return whole;
    this.components[schema.$ref.slice(COMPONENTS.length)] = whole;
    return schema;
  }

  /** Returns the schema of a row for staff. A field limited to some roles is optional. */
  row(section: AnySection): Json {
    return this.named(componentName(section.name), () => {
      const json = this.of(rowSchema(section.fields));
      const isForAll = (name: string) => section.fields[name]?.roles === undefined;
      return { ...json, required: (json.required as string[]).filter(isForAll) };
    });
  }

  publicRow(section: AnySection): Json {
    const make = () => this.of(rowSchema(publicFields(section.fields), publicFile));
    return this.named(`${componentName(section.name)}Publico`, make);
  }
}

const refTo = (name: string): Json => ({ $ref: COMPONENTS + name });

/** Whether a text is normalized before its pattern applies, so that the input may differ from it. */
const isNormalized = ({ _zod }: z.core.$ZodType): boolean => {
  const checks = (_zod.def.checks ?? []).map((one) => one._zod.def.check);
  const pattern = checks.indexOf('string_format');
  return checks.slice(0, pattern).includes('overwrite');
};

/** Moves the pattern to the description: «1.250,5» is admitted, and stored as `1250.50`. */
function describeStored(schema: z.core.JSONSchema.BaseSchema): void {
  const stored = `Se guarda con la forma \`${schema.pattern}\``;
  schema.description = schema.description ? `${schema.description}. ${stored}` : stored;
  delete schema.pattern;
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format implies its pattern, which has hundreds of characters.
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (io === 'input' && jsonSchema.pattern && isNormalized(zodSchema)) describeStored(jsonSchema);
      // A tuple has a fixed length. Client generators expect `items` in a list.
      if (jsonSchema.prefixItems) jsonSchema.items = jsonSchema.prefixItems.at(-1);
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}
