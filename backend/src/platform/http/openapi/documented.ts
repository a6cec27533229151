import { type AnySection, componentName } from '@coop/domain';
import { historyEntries, libraryFile, received, removed, rowVersion, trashed } from '@coop/domain/answers';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { VersionTag } from '../version/version-tag.interceptor.js';
import { ApiHeader, ApiOkResponse, ApiParam, ApiQuery, later } from './api.js';
import { jsonSchemaOf } from './jsonSchemaOf.js';

/**
 * Decorators that say in OpenAPI what handlers take and answer. The components they name are made in `openapi.ts`. Those
 * that say that a version is answered see to it.
 */

const componentOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const TakesId = () =>
  ApiParam({ name: 'id', schema: { type: 'string' }, description: 'Identificador del registro' });

export const TakesSlug = () =>
  ApiParam({ name: 'slug', schema: { type: 'string' }, description: 'Última parte de la dirección pública' });

export const TakesListQuery = (section: AnySection) =>
  applyDecorators(TakesFilter(section), TakesRange(), TakesSort(section));

export const TakesExportQuery = (section: AnySection) =>
  applyDecorators(TakesFormat(), TakesFilter(section), TakesSort(section));

export const TakesFormat = () => parameter('formato', 'csv, si no se dice otro, o xlsx.', 'xlsx');

const TakesFilter = ({ table: { filter } }: AnySection) =>
  parameter('filter', `Objeto JSON. Campos: q, id, ${filter.join(', ')}; rangos con _desde y _hasta.`, '{}');

const TakesSort = ({ table: { columns: list }, name }: AnySection) =>
  parameter('sort', `Campo y dirección (${name}).`, `["${list[0]}","ASC"]`);

/** The three parameters of the library of files. */
export const TakesLibraryQuery = () =>
  applyDecorators(
    parameter('filter', 'Objeto JSON. Campos: q, seccion, campo, tipo (imagen o documento), sinUso.', '{}'),
    parameter('range', 'Primera y última posición, desde 0.', '[0,49]'),
    parameter('sort', 'creadoEn, nombreOriginal o tamano, y dirección.', '["creadoEn","DESC"]'),
  );

export const TakesRange = () => parameter('range', 'Primera y última posición, desde 0.', '[0,24]');

const parameter = (name: string, description: string, example: string) =>
  ApiQuery({ name, required: false, schema: { type: 'string' }, description, example });

/** Takes a JSON body. */
export const TakesBody = (schema: z.ZodType) =>
  later(({ ApiBody }) => ApiBody({ schema: jsonSchemaOf(schema, 'input') }));

/** Answers JSON as a schema of the domain describes it, in that schema's own words. */
export const AnswersJson = (schema: z.ZodType, status = 200) =>
  later(({ ApiResponse }) => ApiResponse({ status, description: schema.description, schema: jsonSchemaOf(schema) }));

/** Takes the version that whoever writes has seen, by `If-Match`; refuses without one, and when it is no longer the last. */
export const TakesLock = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      schema: { type: 'string' },
      description: 'La versión que se vio, como la dio ETag. Obligatoria si el cuerpo no trae «version»; «*» no basta.',
      example: '"3"',
    }),
    ...Object.entries(refusals).map(([status, description]) =>
      later(({ ApiResponse }) =>
        ApiResponse({
          status: Number(status),
          description,
          content: { 'application/problem+json': { schema: problem } },
        }),
      ),
    ),
  );

const problem = componentOf('Problema');
const refusals = {
  409: 'Otro usuario modificó el registro: «version» ya no es la última. En `actual`, como está ahora',
  412: 'Otro usuario modificó el registro: If-Match no nombra la última versión. En `actual`, como está ahora',
  428: 'No se dijo qué versión se vio',
};

/** What bodies call the version that their author saw. */
export const lockProperty = {
  version: { type: 'integer', description: 'La versión del registro que se vio; sobra si la dice If-Match' },
};

/** Takes part of a row of the section, and the version that its author saw. */
export const TakesChange = (section: AnySection) => applyDecorators(TakesLock(), TakesBody(section.change));

/** Takes what an order brings, and the version that its author saw. */
export const TakesOrder = (makeSchema: () => z.ZodType) =>
  applyDecorators(
    TakesLock(),
    later(({ ApiBody }) => {
      const { properties, ...rest } = jsonSchemaOf(makeSchema(), 'input');
      const isNeeded = ((rest.required as string[] | undefined) ?? []).length > 0;
      const schema = { ...rest, properties: { ...(properties as object), ...lockProperty } };
      return ApiBody({ required: isNeeded, schema });
    }),
  );

/** Answers a row of the section, one just made, each with its version in ETag, or a page of them with its Content-Range. */
export function Answers(section: AnySection, what: 'row' | 'created' | 'page') {
  const schema = componentOf(componentName(section.name));
  if (what === 'page') return page(section.label.many, () => schema);
  return versioned({ status: what === 'created' ? 201 : 200, description: section.label.one }, () => schema);
}

/** Answers something that has a version, which ETag says too. */
export const AnswersVersioned = (schema: z.ZodType, status: 200 | 201 = 200) =>
  versioned({ status, description: schema.description }, () => jsonSchemaOf(schema));

const versioned = (answer: { status: number; description: string | undefined }, makeSchema: () => object) =>
  applyDecorators(
    later(({ ApiResponse }) => ApiResponse({ ...answer, schema: makeSchema(), headers: versionHeader })),
    UseInterceptors(VersionTag),
  );

const versionHeader = {
  ETag: { description: 'La versión, para If-Match', schema: { type: 'string', example: '"3"' } },
};

/** Answers an array and its Content-Range. */
export const AnswersPage = (description: string, schema: z.ZodType) => page(description, () => jsonSchemaOf(schema));

const page = (description: string, makeItems: () => object) =>
  later(({ ApiOkResponse }) =>
    ApiOkResponse({ description, schema: { type: 'array', items: makeItems() }, headers: rangeHeader }),
  );

const rangeHeader = {
  'Content-Range': {
    description: 'Posiciones y total, por ejemplo novedades 0-24/319',
    schema: { type: 'string' },
  },
};

export const AnswersPublicPage = (section: AnySection) =>
  page(section.label.many, () => componentOf(`${componentName(section.name)}Publico`));

export const AnswersPublicRow = (section: AnySection) =>
  ApiOkResponse({ description: section.label.one, schema: componentOf(`${componentName(section.name)}Publico`) });

export const AnswersHistory = () => AnswersJson(historyEntries);

export const AnswersBulk = (section: AnySection) =>
  ApiOkResponse({
    description: 'Los registros, como quedaron',
    schema: {
      type: 'object',
      properties: { registros: { type: 'array', items: componentOf(componentName(section.name)) } },
      required: ['registros'],
    },
  });

/** Answers a row as it was in one version. */
export const AnswersVersion = () => AnswersJson(rowVersion);

/** Answers what was erased and can still be taken back. */
export const AnswersTrash = () => AnswersPage('Registros eliminados', trashed);

/** Answers files of the library. */
export const AnswersLibrary = () => AnswersPage('Archivos', libraryFile);

export const AnswersId = () => AnswersJson(removed);

/** CSV in UTF-8 with BOM and `;` between cells, or a workbook. */
export const AnswersFile = () =>
  ApiOkResponse({
    description: 'CSV en UTF-8 con BOM, separado por punto y coma, o libro de Excel',
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: { type: 'string', format: 'binary' },
      },
    },
  });

/** Any file that was kept, as it is. */
export const AnswersBytes = () =>
  ApiOkResponse({
    description: 'Los bytes; admite rangos',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  });

export const AnswersPdf = () =>
  ApiOkResponse({
    description: 'El documento',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });

/** Answers what the person is told once a form is in. */
export const AnswersReceipt = () => AnswersJson(received, 201);
