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
 * Decorators that say in OpenAPI what handlers take and answer. What stands beside an argument (`@Param`, `@Body`, `@Asked`) is
 * read there. Those that say that a version is answered see to it.
 */

const json = (schema: Json): Content => ({ 'application/json': { schema } });
const answers = (status: number, make: (schemas: Schemas) => Answer) =>
  says((schemas) => ({ answers: { [status]: make(schemas) } }));

export const TakesId = () => ApiParam({ name: 'id', description: 'Identificador del registro' });

export const TakesSlug = () =>
  ApiParam({ name: 'slug', schema: { type: 'string' }, description: 'Última parte de la dirección pública' });

/** Takes a JSON body that a service holds to that schema; what `@Body({ schema })` says needs no saying. */
export const TakesBody = (makeSchema: () => z.ZodType, example?: unknown) =>
  says((schemas) => ({
    body: {
      content: {
        'application/json': { schema: schemas.of(makeSchema(), 'input'), ...(example !== undefined && { example }) },
      },
    },
  }));

/** Takes a form with one file, `archivo`, and those fields beside it. */
export const TakesFile = (fields: z.ZodType, about: string) =>
  says((schemas) => {
    const { properties, required = [], ...rest } = schemas.of(fields, 'input') as Json & { required?: string[] };
    const archivo = { type: 'string', format: 'binary', description: about };
    const schema = { ...rest, properties: { archivo, ...(properties as Json) }, required: ['archivo', ...required] };
    return { body: { content: { 'multipart/form-data': { schema } } } };
  });

/** Takes the version that whoever writes has seen, by `If-Match`; refuses without one, and when it is no longer the last. */
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

/** Takes part of a row of the section, and the version that its author saw. */
export const TakesChange = (section: AnySection) => TakesOrder(() => section.change, exampleOfChange(section));

/** The first word of what one could send, written again. */
function exampleOfChange({ example }: AnySection): object | undefined {
  const [first] = Object.entries(example ?? {});
  return first && { version: 1, ...Object.fromEntries([first]) };
}

/** Takes what an order brings, and the version that its author saw. */
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

/** What bodies call the version that their author saw. */
const version = { type: 'integer', description: 'La versión del registro que se vio; sobra si la dice If-Match' };

/** Answers JSON as a schema of the domain describes it, in that schema's own words. */
export const AnswersJson = (schema: z.ZodType, status = 200) =>
  answers(status, (schemas) => ({ description: schema.description ?? '', content: json(schemas.of(schema)) }));

/**
 * Answers a row of the section, one that was written or just made, each with its version in ETag, or a page of them with its
 * Content-Range. A schema can't say whose key asks: that a system which may not read gets less is said in words.
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

/** Answers what was made, and says in Location where it is; `later`: it is not ready yet. */
export const AnswersMade = <Made>(schema: z.ZodType<Made>, addressOf: AddressOf<Made>, when?: 'later') =>
  made(schema.description ?? '', (schemas) => schemas.of(schema), addressOf, when ? 202 : 201);

/** The same of something that has a version, which ETag says too. */
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

/** Answers something that has a version, which ETag says too. */
export const AnswersVersioned = (schema: z.ZodType) =>
  versioned(schema.description ?? '', (schemas) => schemas.of(schema));

const versioned = (description: string, make: (schemas: Schemas) => Json) =>
  applyDecorators(
    answers(200, (schemas) => ({ description, content: json(make(schemas)), headers: headers.version })),
    UseInterceptors(VersionTag),
  );

/** Answers an array and its Content-Range. */
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

/** Answers nothing to whoever has it already, by `If-None-Match`. */
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

/** Answers some lines of a history, and in Link where those before them are. */
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

/** Answers what changed in a section, and from where to go on. */
export const AnswersChanges = (section: AnySection) => changed((schemas) => schemas.row(section));

/** The same of what visitors read. */
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

/** Answers a row as it was in one version. */
export const AnswersVersion = () => AnswersJson(rowVersion);

/** Answers what was erased and can still be taken back. */
export const AnswersTrash = () => AnswersPage('Registros eliminados', trashed);

/** Answers files of the library. */
export const AnswersLibrary = () => AnswersPage('Archivos', libraryFile);

export const AnswersId = () => AnswersJson(removed);

export const AnswersNothing = () => answers(204, () => ({ description: 'Hecho' }));

const binary = { schema: { type: 'string', format: 'binary' } };
const text = { schema: { type: 'string' } };

/** Answers text of that type. */
export const AnswersText = (type: string, description: string) =>
  answers(200, () => ({ description, content: { [type]: text } }));

/** CSV in UTF-8 with BOM and `;` between cells, or a workbook. */
export const AnswersFile = () =>
  answers(200, () => ({
    description: 'CSV en UTF-8 con BOM, separado por punto y coma, o libro de Excel',
    content: {
      'text/csv': text,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
    },
  }));

/** Answers JSON, or the same as a table for a spreadsheet. */
export const AnswersJsonOrCsv = (schema: z.ZodType) =>
  answers(200, (schemas) => ({
    description: schema.description ?? '',
    content: { ...json(schemas.of(schema)), 'text/csv': text },
  }));

/** Any file that was kept, as it is or a part of it. */
export const AnswersBytes = () =>
  applyDecorators(
    answers(200, () => ({ description: 'Los bytes', content: { '*/*': binary } })),
    answers(206, () => ({ description: 'La parte que pidió Range', content: { '*/*': binary } })),
    answers(416, () => ({ description: 'El archivo no llega a lo que pidió Range' })),
    AnswersUnchanged(),
  );

/** Sends whoever asks elsewhere. */
export const AnswersElsewhere = (status: 301 | 303, description: string) =>
  answers(status, () => ({ description, headers: { Location: { schema: { type: 'string' } } } }));

export const AnswersPdf = () =>
  answers(200, () => ({ description: 'El documento', content: { 'application/pdf': binary } }));

/** Answers what the person is told once a form is in. */
export const AnswersReceipt = () =>
  answers(201, (schemas) => ({
    description: received.description ?? '',
    content: json(schemas.of(received)),
    headers: headers.location,
  }));
