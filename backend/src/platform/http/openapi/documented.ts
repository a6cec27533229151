import type { AnySection } from '@coop/domain';
import { changes, historyEntries, libraryFile, received, removed, rowVersion, trashed } from '@coop/domain/answers';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { type AddressOf, LocationHeader } from '../location.interceptor.js';
import { VersionTag } from '../version/version-tag.interceptor.js';
import { type Answer, ApiHeader, ApiParam, type Content, says } from './api.js';
import type { Json } from './json.js';
import type { Schemas } from './schemas.js';

/**
 * Decorators for the OpenAPI document: parameters, bodies and responses. Schemas beside an argument (`@Param`, `@Body`,
 * `@Asked`) are read from there. Decorators of versioned responses also set the ETag.
 */

const json = (schema: Json): Content => ({ 'application/json': { schema } });
const answers = (status: number, make: (schemas: Schemas) => Answer) =>
  says((schemas) => ({ answers: { [status]: make(schemas) } }));

export const TakesId = () => ApiParam({ name: 'id', description: 'Identificador del registro' });

export const TakesSlug = () =>
  ApiParam({ name: 'slug', schema: { type: 'string' }, description: 'Última parte de la dirección pública' });

/** Documents a JSON body that a service validates. Not needed with `@Body({ schema })`. */
export const TakesBody = (makeSchema: () => z.ZodType, example?: unknown) =>
  says((schemas) => ({
    body: {
      content: {
        'application/json': { schema: schemas.of(makeSchema(), 'input'), ...(example !== undefined && { example }) },
      },
    },
  }));

/** Documents a form with one file, `archivo`, and those fields. */
export const TakesFile = (fields: z.ZodType, about: string, example?: object) =>
  says((schemas) => {
    const { properties, required = [], ...rest } = schemas.of(fields, 'input') as Json & { required?: string[] };
    const archivo = { type: 'string', format: 'binary', description: about };
    const schema = { ...rest, properties: { archivo, ...(properties as Json) }, required: ['archivo', ...required] };
    return { body: { content: { 'multipart/form-data': { schema, ...(example && { example }) } } } };
  });

/** Documents the optimistic lock: requires the version by `If-Match` and refuses a missing or stale one. */
export const TakesLock = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      schema: { type: 'string' },
      description: 'La versión que se vio, como la dio ETag. Obligatoria si el cuerpo no trae «version»; «*» no basta.',
      example: '"3"',
    }),
    says(() => ({ locks: true })),
  );

/** Documents a partial row of the section, with the version that the author read. */
export const TakesChange = (section: AnySection) => TakesOrder(() => section.change, exampleOfChange(section));

/** Returns the first field of the section's example. */
function exampleOfChange({ example }: AnySection): object | undefined {
  const [first] = Object.entries(example ?? {});
  return first && { version: 1, ...Object.fromEntries([first]) };
}

/** Documents the body of an action, with the version that the author read. */
export const TakesOrder = (makeSchema: () => z.ZodType, example?: object) =>
  applyDecorators(
    TakesLock(),
    says((schemas) => ({
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
export const AnswersJson = (schema: z.ZodType, status = 200) =>
  answers(status, (schemas) => ({ description: schema.description ?? '', content: json(schemas.of(schema)) }));

/**
 * Documents a row, read, written or created, with its version in ETag; or a page of rows with Content-Range. A schema
 * can't depend on the API key, so the reduced row for a system that may not read is described in text.
 */
export function Answers(section: AnySection, what: 'row' | 'written' | 'created' | 'page') {
  const row = (schemas: Schemas) => schemas.row(section);
  if (what === 'page') return page(section.label.many, row);
  if (what === 'row') return versioned(section.label.one, row);
  const description = `${section.label.one}; ${toUngranted}`;
  if (what === 'written') return versioned(description, row);
  const addressOf = ({ id }: { id: string }) => `/api/${section.name}/${id}`;
  return applyDecorators(made(description, row, addressOf, 201, headers.version), UseInterceptors(VersionTag));
}

const toUngranted = 'a un sistema sin «leer», solo `id`, `version` y sus estados';

/** Documents a created resource and its Location; `later`: it is not ready yet (202). */
export const AnswersMade = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>, when?: 'later') =>
  made(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, when ? 202 : 201);

/** Documents a created resource with a version, also sent as ETag. */
export const AnswersVersionedMade = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>) =>
  applyDecorators(
    made(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, 201, headers.version),
    UseInterceptors(VersionTag),
  );

const made = <Made>(
  description: string,
  make: (schemas: Schemas) => Json,
  addressOf: AddressOf<Made>,
  status: 201 | 202,
  besides: Json = {},
) =>
  applyDecorators(
    answers(status, (schemas) => ({
      description,
      content: json(make(schemas)),
      headers: { ...headers.location, ...besides },
    })),
    UseInterceptors(new LocationHeader(addressOf)),
  );

/** Documents a versioned response, with the version also sent as ETag. */
export const AnswersVersioned = (schema: z.ZodType) =>
  versioned(schema.description ?? '', (schemas) => schemas.of(schema));

const versioned = (description: string, make: (schemas: Schemas) => Json) =>
  applyDecorators(
    answers(200, (schemas) => ({ description, content: json(make(schemas)), headers: headers.version })),
    UseInterceptors(VersionTag),
  );

/** Documents an array with Content-Range. */
export const AnswersPage = (description: string, schema: z.ZodType) =>
  page(description, (schemas) => schemas.of(schema));

const page = (description: string, make: (schemas: Schemas) => Json) =>
  answers(200, (schemas) => ({
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
export const AnswersUnchanged = () => answers(304, () => ({ description: 'No cambió desde el ETag de If-None-Match' }));

export const AnswersPublicPage = (section: AnySection) =>
  applyDecorators(
    page(section.label.many, (schemas) => schemas.publicRow(section)),
    AnswersUnchanged(),
  );

export const AnswersPublicRow = (section: AnySection) =>
  applyDecorators(
    answers(200, (schemas) => ({ description: section.label.one, content: json(schemas.publicRow(section)) })),
    AnswersUnchanged(),
  );

/** Documents a page of history, with a Link header to older lines. */
export const AnswersHistory = () =>
  answers(200, (schemas) => ({
    description: historyEntries.description ?? '',
    content: json(schemas.of(historyEntries)),
    headers: headers.next,
  }));

export const AnswersBulk = (section: AnySection) =>
  answers(200, (schemas) => ({
    description: `Los registros, como quedaron; ${toUngranted}`,
    content: json({
      type: 'object',
      properties: { registros: { type: 'array', items: schemas.row(section) } },
      required: ['registros'],
      additionalProperties: false,
    }),
  }));

/** Documents the changes of a section, with the cursor to continue from. */
export const AnswersChanges = (section: AnySection) => changed((schemas) => schemas.row(section));

/** Documents the changes of a section's public rows. */
export const AnswersPublicChanges = (section: AnySection) =>
  applyDecorators(
    changed((schemas) => schemas.publicRow(section)),
    AnswersUnchanged(),
  );

const changed = (row: (schemas: Schemas) => Json) =>
  answers(200, (schemas) => {
    const { properties, ...rest } = schemas.of(changes);
    const rows = { type: 'array', items: row(schemas), description: 'Lo escrito, como está ahora' };
    return {
      description: changes.description ?? '',
      content: json({ ...rest, properties: { ...(properties as Json), registros: rows } }),
    };
  });

/** Documents a past version of a row. */
export const AnswersVersion = () => AnswersJson(rowVersion);

/** Documents the trash: deleted rows that can be restored. */
export const AnswersTrash = () => AnswersPage('Registros eliminados', trashed);

/** Documents files of the library. */
export const AnswersLibrary = () => AnswersPage('Archivos', libraryFile);

export const AnswersId = () => AnswersJson(removed);

export const AnswersNothing = () => answers(204, () => ({ description: 'Hecho' }));

const binary = { schema: { type: 'string', format: 'binary' } };
const text = { schema: { type: 'string' } };

/** Documents text of the given media type. */
export const AnswersText = (type: string, description: string) =>
  answers(200, () => ({ description, content: { [type]: text } }));

/** Documents CSV in UTF-8 with BOM and `;` as separator, or an Excel workbook. */
export const AnswersFile = () =>
  answers(200, () => ({
    description: 'CSV en UTF-8 con BOM, separado por punto y coma, o libro de Excel',
    content: {
      'text/csv': text,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
    },
  }));

/** Documents JSON, or the same data as CSV. */
export const AnswersJsonOrCsv = (schema: z.ZodType) =>
  answers(200, (schemas) => ({
    description: schema.description ?? '',
    content: { ...json(schemas.of(schema)), 'text/csv': text },
  }));

/** Documents a stored file, whole or a range. */
export const AnswersBytes = () =>
  applyDecorators(
    answers(200, () => ({ description: 'Los bytes', content: { '*/*': binary } })),
    answers(206, () => ({ description: 'La parte que pidió Range', content: { '*/*': binary } })),
    answers(416, () => ({ description: 'El archivo no llega a lo que pidió Range' })),
    AnswersUnchanged(),
  );

/** Documents a redirect. */
export const AnswersElsewhere = (status: 301 | 303, description: string) =>
  answers(status, () => ({ description, headers: { Location: { schema: { type: 'string' } } } }));

export const AnswersPdf = () =>
  answers(200, () => ({ description: 'El documento', content: { 'application/pdf': binary } }));

/** Documents the receipt of a submitted form. */
export const AnswersReceipt = () =>
  answers(201, (schemas) => ({
    description: received.description ?? '',
    content: json(schemas.of(received)),
    headers: headers.location,
  }));
