import { type AnySection, type Field, type Fields, traitsOf } from '@coop/domain';
import { visitorFields, visitorSchema } from '@coop/domain/visitorSchema';
import type { z } from 'zod';
import { ApiPart } from '../../../platform/http/openapi/api.js';
import type { Json } from '../../../platform/http/openapi/schemas.js';
import { ownFields } from '../submission.js';

const solution = {
  type: 'string',
  maxLength: 4000,
  description: 'La solución del reto, cuando se pidió (428): el JSON `{challenge, solution}` en base64',
};

export const ApiPublicFormBody = (makeSchema: () => z.ZodType) =>
  ApiPart((schemas) => {
    const schema = schemas.withField(schemas.of(makeSchema(), 'input'), ownFields.solution, solution);
    return {
      body: { content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema: texts } } },
    };
  });

export const ApiSubmissionBody = (section: AnySection) =>
  ApiPart((schemas) => {
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

export const ApiFilesBody = (makeSchema: () => z.ZodType, files: string) =>
  ApiPart((schemas) => {
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

/** HTML forms only have strings; fields of a list's records are named by index. */
const texts = {
  type: 'object',
  description: 'Los mismos campos, como textos; los de una lista por su lugar: `dependientes.0.nombre`',
  additionalProperties: { type: 'string' },
  properties: {},
};

const attached = { type: 'array', items: { type: 'string', format: 'binary' } };

const holdsFiles = (field: Field): boolean =>
  traitsOf(field).holds === 'file' || Object.values<Field>((field.fields ?? {}) as Fields).some(holdsFiles);
