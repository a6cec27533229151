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

/** Documents a JSON body that a service validates. Not needed with `@Body({ schema })`. */
export const ApiJsonBody = (makeSchema: () => z.ZodType, example?: unknown) =>
  ApiPart((schemas) => ({
    body: {
      content: {
        'application/json': { schema: schemas.of(makeSchema(), 'input'), ...(example !== undefined && { example }) },
      },
    },
  }));

/** Documents a form with one file, `archivo`, and those fields. */
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

/** Documents a partial row of the section, with the version that the author read. */
export const ApiChangeBody = (section: AnySection) => ApiActionBody(() => section.change, exampleOfChange(section));

/** Returns the first field of the section's example. */
function exampleOfChange({ example }: AnySection): object | undefined {
  const [first] = Object.entries(example ?? {});
  return first && { version: 1, ...Object.fromEntries([first]) };
}

/** Documents the body of an action, with the version that the author read. */
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

/** Schema of `version` in bodies. */
const version = {
  type: 'integer',
  description: 'La versión del registro que se vio; sobra si la dice If-Match',
  examples: [1],
};

/** Documents a JSON response by a domain schema and its description. */
export const ApiJsonResponse = (schema: z.ZodType, status = 200) =>
  apiResponse(status, (schemas) => ({ description: schema.description ?? '', content: json(schemas.of(schema)) }));

/**
 * Documents a row, read, written or created, with its version in ETag; or a page of rows with Content-Range. A schema
 * can't depend on the API key, so the reduced row for a system that may not read is described in text.
 */
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

/** Documents a created resource and its Location; `later`: it is not ready yet (202). */
export const ApiCreatedResponse = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>, when?: 'later') =>
  createdResponse(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, when ? 202 : 201);

/** Documents a created resource with a version, also sent as ETag. */
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

/** Documents a versioned response, with the version also sent as ETag. */
export const ApiVersionedResponse = (schema: z.ZodType) =>
  versionedResponse(schema.description ?? '', (schemas) => schemas.of(schema));

const versionedResponse = (description: string, make: (schemas: Schemas) => Json) =>
  applyDecorators(
    apiResponse(200, (schemas) => ({ description, content: json(make(schemas)), headers: headers.version })),
    UseInterceptors(VersionTag),
  );

/** Documents an array with Content-Range. */
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

/** Documents 304 for a matching `If-None-Match`. */
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

/** Documents a page of history, with a Link header to older lines. */
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

/** Documents the changes of a section, with the cursor to continue from. */
export const ApiChangesResponse = (section: AnySection) => changesResponse((schemas) => schemas.row(section));

/** Documents the changes of a section's public rows. */
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

/** Documents the trash: deleted rows that can be restored. */
export const ApiTrashResponse = () => ApiPageResponse('Registros eliminados', deletedRow);

export const ApiLibraryResponse = () => ApiPageResponse('Archivos', libraryFile);

export const ApiIdResponse = () => ApiJsonResponse(removedId);

export const ApiNoContentResponse = () => apiResponse(204, () => ({ description: 'Hecho' }));

const binary = { schema: { type: 'string', format: 'binary' } };
const text = { schema: { type: 'string' } };

/** Documents text of the given media type. */
export const ApiTextResponse = (type: string, description: string) =>
  apiResponse(200, () => ({ description, content: { [type]: text } }));

/** Documents CSV in UTF-8 with BOM and `;` as separator, or an Excel workbook. */
export const ApiExportResponse = () =>
  apiResponse(200, () => ({
    description: 'CSV en UTF-8 con BOM, separado por punto y coma, o libro de Excel',
    content: {
      'text/csv': text,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
    },
  }));

/** Documents JSON, or the same data as CSV. */
export const ApiJsonOrCsvResponse = (schema: z.ZodType) =>
  apiResponse(200, (schemas) => ({
    description: schema.description ?? '',
    content: { ...json(schemas.of(schema)), 'text/csv': text },
  }));

/** Documents a stored file, whole or a range. */
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

/** Documents the receipt of a submitted form. */
export const ApiReceiptResponse = () =>
  apiResponse(201, (schemas) => ({
    description: submissionReceipt.description ?? '',
    content: json(schemas.of(submissionReceipt)),
    headers: headers.location,
  }));
