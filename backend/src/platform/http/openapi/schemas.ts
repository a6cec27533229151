import { type AnySection, componentName, publicFields } from '@coop/domain';
import { publicFile } from '@coop/domain/answers';
import { z } from 'zod';
import type { Json } from './json.js';
import { rowSchema } from './rowSchema.js';

const COMPONENTS = '#/components/schemas/';

/** The schemas of a document that is being made: what has a name is a component as soon as something refers to it. */
export class Schemas {
  readonly components: Record<string, Json> = {};
  /** Most schemas stand in several places: identifiers, filters, files. */
  private readonly written = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

  /** The JSON Schema 2020-12 of a zod schema, as it arrives (`input`) or leaves; what has an identifier stands by its name. */
  of(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
    const known = this.written[io].get(schema);
    if (known) return known;
    const { $schema: _, $defs = {}, ...own } = writtenOut(schema, io);
    for (const [name, component] of Object.entries($defs)) this.components[name] ??= component as Json;
    this.written[io].set(schema, own);
    return own;
  }

  /** A component that is made where nothing referred to it before. */
  named(name: string, make: () => Json): Json {
    if (!this.components[name]) this.components[name] = make();
    return refTo(name);
  }

  /** The schema itself, where a name stands for it. */
  whole(schema: Json): Json {
    return typeof schema.$ref === 'string' ? (this.components[schema.$ref.slice(COMPONENTS.length)] as Json) : schema;
  }

  /** With one more field than its zod schema has, by which no service takes it for its own. */
  withField(schema: Json, name: string, field: Json): Json {
    const { properties, ...rest } = this.whole(schema);
    const whole = { ...rest, properties: { ...(properties as Json), [name]: field } };
    if (typeof schema.$ref !== 'string') return whole;
    this.components[schema.$ref.slice(COMPONENTS.length)] = whole;
    return schema;
  }

  /** A row as staff read it. A field that only some roles read is missing for all others. */
  row(section: AnySection): Json {
    return this.named(componentName(section.name), () => {
      const json = this.of(rowSchema(section.fields));
      const isForAll = (name: string) => section.fields[name]?.roles === undefined;
      return { ...json, required: (json.required as string[]).filter(isForAll) };
    });
  }

  /** A row as visitors read it. */
  publicRow(section: AnySection): Json {
    const make = () => this.of(rowSchema(publicFields(section.fields), publicFile));
    return this.named(`${componentName(section.name)}Publico`, make);
  }
}

export const refTo = (name: string): Json => ({ $ref: COMPONENTS + name });

function writtenOut(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Formats say the same as their patterns, which run to hundreds of characters.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Its length ends a tuple. Readers of the document know a list by its items.
      if (jsonSchema.prefixItems) jsonSchema.items = jsonSchema.prefixItems.at(-1);
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}
