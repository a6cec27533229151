import { type AnySection, type Field, type Fields, traitsOf } from '@coop/domain';
import { visitorFields, visitorSchema } from '@coop/domain/visitorSchema';
import type { z } from 'zod';
import { says } from '../../../platform/http/openapi/api.js';
import type { Json } from '../../../platform/http/openapi/json.js';
import { ownFields } from '../ownFields.js';

const solution = {
  type: 'string',
  maxLength: 4000,
  description: 'La solución del reto, cuando se pidió (428): el JSON `{challenge, solution}` en base64',
};

/** Says in OpenAPI that a public form is taken, as JSON or as HTML sends it. */
export const TakesPublicForm = (makeSchema: () => z.ZodType) =>
  says((schemas) => {
    const schema = schemas.withField(schemas.of(makeSchema(), 'input'), ownFields.solution, solution);
    return {
      body: { content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema: texts } } },
    };
  });

/** The same of what visitors send of a section: with its files, where it takes some, only as a form. */
export const TakesSubmission = (section: AnySection) =>
  says((schemas) => {
    const { properties, ...rest } = schemas.of(visitorSchema(section), 'input');
    const files = Object.keys(visitorFields(section)).filter((name) =>
      holdsFiles(visitorFields(section)[name] as Field),
    );
    const plain = Object.fromEntries(Object.entries(properties as Json).filter(([name]) => !files.includes(name)));
    const schema = { ...rest, properties: { ...plain, [ownFields.solution]: solution } };
    const withFiles = { ...texts, properties: Object.fromEntries(files.map((name) => [name, attached])) };
    return {
      body: {
        required: true,
        content: {
          'application/json': { schema, ...(section.example && { example: section.example }) },
          'application/x-www-form-urlencoded': { schema: texts },
          ...(files.length > 0 && { 'multipart/form-data': { schema: withFiles } }),
        },
      },
    };
  });

/** The same of a form that brings files, in the field of that name. */
export const TakesFilesWith = (makeSchema: () => z.ZodType, files: string) =>
  says((schemas) => {
    const { properties, required, ...rest } = schemas.of(makeSchema(), 'input') as {
      properties: Json;
      required: string[];
    };
    const schema = {
      ...rest,
      properties: { ...properties, [ownFields.solution]: solution, [files]: attached },
      required: [...required, files],
    };
    return { body: { required: true, content: { 'multipart/form-data': { schema } } } };
  });

/** A form of HTML has texts alone; those of a record in a list are named by their place. */
const texts = {
  type: 'object',
  description: 'Los mismos campos, como textos; los de una lista por su lugar: `dependientes.0.nombre`',
  additionalProperties: { type: 'string' },
  properties: {},
};

const attached = { type: 'array', items: { type: 'string', format: 'binary' } };

const holdsFiles = (field: Field): boolean =>
  traitsOf(field).holds === 'file' || Object.values<Field>((field.fields ?? {}) as Fields).some(holdsFiles);
