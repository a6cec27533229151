import type { AnySection } from '@coop/domain';
import {
  changes,
  deletedRow,
  historyEntries,
  libraryFile,
  removedId,
  rowVersion,
  submissionReceipt,
} from '@coop/domain/answers';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { type AddressOf, LocationHeader } from '../location.interceptor.js';
import { VersionTag } from '../version/version-tag.interceptor.js';
import { type Answer, ApiHeader, ApiParam, ApiPart, type Content } from './api.js';
import type { Json, Schemas } from './schemas.js';

/**
 * Decorators for the OpenAPI document: parameters, bodies and responses. Schemas beside an argument (`@Param`, `@Body`,
 * `@ValidatedQuery`) are read from there. Decorators of versioned responses also set the ETag.
 */

const json = (schema: Json): Content => ({ 'application/json': { schema } });
const apiResponse = (status: number, make: (schemas: Schemas) => Answer) =>
  ApiPart((schemas) => ({ answers: { [status]: make(schemas) } }));

export const ApiSlugParam = () =>
  ApiParam({ name: 'slug', schema: { type: 'string' }, description: 'Última parte de la dirección pública' });

export const ApiJsonBody = (makeSchema: () => z.ZodType, example?: unknown) =>
  ApiPart((schemas) => ({
    body: {
      content: {
        'application/json': { schema: schemas.of(makeSchema(), 'input'), ...(example !== undefined && { example }) },
      },
    },
  }));

export const ApiFileBody = (fields: z.ZodType, about: string, example?: object) =>
  ApiPart((schemas) => {
    const { properties, required = [], ...rest } = schemas.of(fields, 'input') as Json & { required?: string[] };
    const archivo = { type: 'string', format: 'binary', description: about };
    const schema = { ...rest, properties: { archivo, ...(properties as Json) }, required: ['archivo', ...required] };
    return { body: { content: { 'multipart/form-data': { schema, ...(example && { example }) } } } };
  });

/** Documents the optimistic lock: requires the version by `If-Match` and refuses a missing or stale one. */
export const ApiVersionLock = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      schema: { type: 'string' },
      description: 'La versión que se vio, como la dio ETag. Obligatoria si el cuerpo no trae «version»; «*» no basta.',
      example: '"3"',
    }),
    ApiPart(() => ({ locks: true })),
  );

export const ApiChangeBody = (section: AnySection) => ApiActionBody(section.change, exampleOfChange(section));

function exampleOfChange({ example }: AnySection): object | undefined {
  const [first] = Object.entries(example ?? {});
  return first && { version: 1, ...Object.fromEntries([first]) };
}

export const ApiActionBody = (makeSchema: () => z.ZodType, example?: object) =>
  applyDecorators(
    ApiVersionLock(),
    ApiPart((schemas) => ({
      body: {
        content: {
          'application/json': {
            schema: schemas.withField(schemas.of(makeSchema(), 'input'), 'version', version),
            ...(example && { example }),
          },
        },
      },
    })),
  );

const version = {
  type: 'integer',
  description: 'La versión del registro que se vio; sobra si la dice If-Match',
  examples: [1],
};

export const ApiJsonResponse = (schema: z.ZodType, status = 200) =>
  apiResponse(status, (schemas) => ({ description: schema.description ?? '', content: json(schemas.of(schema)) }));

/** Documents a row with its ETag, or a page. Systems may get a reduced row, which a schema can't express. */
export function ApiSectionResponse(section: AnySection, what: 'row' | 'written' | 'created' | 'page') {
  const row = (schemas: Schemas) => schemas.row(section);
  if (what === 'page') return pageResponse(section.label.many, row);
  if (what === 'row') return versionedResponse(section.label.one, row);
  const description = `${section.label.one}; ${toUngranted}`;
  if (what === 'written') return versionedResponse(description, row);
  const addressOf = ({ id }: { id: string }) => `/api/${section.name}/${id}`;
  return applyDecorators(
    createdResponse(description, row, addressOf, 201, headers.version),
    UseInterceptors(VersionTag),
  );
}

const toUngranted = 'a un sistema sin «leer», solo `id`, `version` y sus estados';

export const ApiCreatedResponse = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>, when?: 'later') =>
  createdResponse(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, when ? 202 : 201);

export const ApiVersionedCreatedResponse = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>) =>
  applyDecorators(
    createdResponse(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, 201, headers.version),
    UseInterceptors(VersionTag),
  );

const createdResponse = <Made>(
  description: string,
  make: (schemas: Schemas) => Json,
  addressOf: AddressOf<Made>,
  status: 201 | 202,
  besides: Json = {},
) =>
  applyDecorators(
    apiResponse(status, (schemas) => ({
      description,
      content: json(make(schemas)),
      headers: { ...headers.location, ...besides },
    })),
    UseInterceptors(new LocationHeader(addressOf)),
  );

export const ApiVersionedResponse = (schema: z.ZodType) =>
  versionedResponse(schema.description ?? '', (schemas) => schemas.of(schema));

const versionedResponse = (description: string, make: (schemas: Schemas) => Json) =>
  applyDecorators(
    apiResponse(200, (schemas) => ({ description, content: json(make(schemas)), headers: headers.version })),
    UseInterceptors(VersionTag),
  );

export const ApiPageResponse = (description: string, schema: z.ZodType) =>
  pageResponse(description, (schemas) => schemas.of(schema));

const pageResponse = (description: string, make: (schemas: Schemas) => Json) =>
  apiResponse(200, (schemas) => ({
    description,
    content: json({ type: 'array', items: make(schemas) }),
    headers: headers.range,
  }));

const headers = {
  location: { Location: { description: 'La dirección de lo que se hizo', schema: { type: 'string' } } },
  version: { ETag: { description: 'La versión, para If-Match', schema: { type: 'string', examples: ['"3"'] } } },
  next: {
    Link: {
      description: 'La dirección de lo que sigue, donde hay más',
      schema: { type: 'string', examples: ['</api/novedades/{id}/historial?antes={id}&limite=50>; rel="next"'] },
    },
  },
  range: {
    'Content-Range': {
      description: 'Posiciones y total; con + donde hay más de lo que se contó',
      schema: { type: 'string', examples: ['novedades 0-24/319'] },
    },
  },
};

export const ApiNotModifiedResponse = () =>
  apiResponse(304, () => ({ description: 'No cambió desde el ETag de If-None-Match' }));

export const ApiPublicPageResponse = (section: AnySection) =>
  applyDecorators(
    pageResponse(section.label.many, (schemas) => schemas.publicRow(section)),
    ApiNotModifiedResponse(),
  );

export const ApiPublicRowResponse = (section: AnySection) =>
  applyDecorators(
    apiResponse(200, (schemas) => ({ description: section.label.one, content: json(schemas.publicRow(section)) })),
    ApiNotModifiedResponse(),
  );

export const ApiHistoryResponse = () =>
  apiResponse(200, (schemas) => ({
    description: historyEntries.description ?? '',
    content: json(schemas.of(historyEntries)),
    headers: headers.next,
  }));

export const ApiBulkResponse = (section: AnySection) =>
  apiResponse(200, (schemas) => ({
    description: `Los registros, como quedaron; ${toUngranted}`,
    content: json({
      type: 'object',
      properties: { registros: { type: 'array', items: schemas.row(section) } },
      required: ['registros'],
      additionalProperties: false,
    }),
  }));

export const ApiChangesResponse = (section: AnySection) => changesResponse((schemas) => schemas.row(section));

export const ApiPublicChangesResponse = (section: AnySection) =>
  applyDecorators(
    changesResponse((schemas) => schemas.publicRow(section)),
    ApiNotModifiedResponse(),
  );

const changesResponse = (row: (schemas: Schemas) => Json) =>
  apiResponse(200, (schemas) => {
    const { properties, ...rest } = schemas.of(changes);
    const rows = { type: 'array', items: row(schemas), description: 'Lo escrito, como está ahora' };
    return {
      description: changes.description ?? '',
      content: json({ ...rest, properties: { ...(properties as Json), registros: rows } }),
    };
  });

export const ApiRowVersionResponse = () => ApiJsonResponse(rowVersion);

export const ApiTrashResponse = () => ApiPageResponse('Registros eliminados', deletedRow);

export const ApiLibraryResponse = () => ApiPageResponse('Archivos', libraryFile);

export const ApiIdResponse = () => ApiJsonResponse(removedId);

export const ApiNoContentResponse = () => apiResponse(204, () => ({ description: 'Hecho' }));

const binary = { schema: { type: 'string', format: 'binary' } };
const text = { schema: { type: 'string' } };

export const ApiTextResponse = (type: string, description: string) =>
  apiResponse(200, () => ({ description, content: { [type]: text } }));

export const ApiExportResponse = () =>
  apiResponse(200, () => ({
    description: 'CSV en UTF-8 con BOM, separado por punto y coma, o libro de Excel',
    content: {
      'text/csv': text,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
    },
  }));

export const ApiJsonOrCsvResponse = (schema: z.ZodType) =>
  apiResponse(200, (schemas) => ({
    description: schema.description ?? '',
    content: { ...json(schemas.of(schema)), 'text/csv': text },
  }));

export const ApiFileResponse = () =>
  applyDecorators(
    apiResponse(200, () => ({ description: 'Los bytes', content: { '*/*': binary } })),
    apiResponse(206, () => ({ description: 'La parte que pidió Range', content: { '*/*': binary } })),
    apiResponse(416, () => ({ description: 'El archivo no llega a lo que pidió Range' })),
    ApiNotModifiedResponse(),
  );

export const ApiRedirectResponse = (status: 301 | 303, description: string) =>
  apiResponse(status, () => ({ description, headers: { Location: { schema: { type: 'string' } } } }));

export const ApiPdfResponse = () =>
  apiResponse(200, () => ({ description: 'El documento', content: { 'application/pdf': binary } }));

export const ApiReceiptResponse = () =>
  apiResponse(201, (schemas) => ({
    description: submissionReceipt.description ?? '',
    content: json(schemas.of(submissionReceipt)),
    headers: headers.location,
  }));
