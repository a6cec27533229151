import { type AnySection, componentName } from '@coop/domain';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiQuery,
  ApiResponse,
} from '@nestjs/swagger';
import type { z } from 'zod';
import { VersionTag } from '../version/version-tag.interceptor.js';
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
export const TakesBody = (schema: z.ZodType) => {
  const component = schema.meta()?.id;
  return ApiBody({ schema: typeof component === 'string' ? componentOf(component) : jsonSchemaOf(schema, 'input') });
};

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
      ApiResponse({
        status: Number(status),
        description,
        content: { 'application/problem+json': { schema: problem } },
      }),
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
export function TakesOrder(schema: z.ZodType) {
  const { properties, ...rest } = jsonSchemaOf(schema, 'input');
  const isNeeded = ((rest.required as string[] | undefined) ?? []).length > 0;
  return applyDecorators(
    TakesLock(),
    ApiBody({ required: isNeeded, schema: { ...rest, properties: { ...(properties as object), ...lockProperty } } }),
  );
}

/** Answers a row of the section, one just made, each with its version in ETag, or a page of them with its Content-Range. */
export function Answers(section: AnySection, what: 'row' | 'created' | 'page') {
  const schema = componentOf(componentName(section.name));
  if (what === 'page') return AnswersPage(section.label.many, schema);
  return AnswersVersioned(section.label.one, { schema, created: what === 'created' });
}

/** Answers something that has a version, which ETag says too. */
export function AnswersVersioned(
  description: string,
  { schema, created }: { schema?: object; created?: boolean } = {},
) {
  const answer = { description, schema, headers: versionHeader };
  return applyDecorators(created ? ApiCreatedResponse(answer) : ApiOkResponse(answer), UseInterceptors(VersionTag));
}

const versionHeader = {
  ETag: { description: 'La versión, para If-Match', schema: { type: 'string', example: '"3"' } },
};

/** Answers an array and its Content-Range. */
export const AnswersPage = (description: string, items: object) =>
  ApiOkResponse({
    description,
    schema: { type: 'array', items },
    headers: {
      'Content-Range': {
        description: 'Posiciones y total, por ejemplo novedades 0-24/319',
        schema: { type: 'string' },
      },
    },
  });

export const AnswersPublicPage = (section: AnySection) =>
  AnswersPage(section.label.many, componentOf(`${componentName(section.name)}Publico`));

export const AnswersPublicRow = (section: AnySection) =>
  ApiOkResponse({ description: section.label.one, schema: componentOf(`${componentName(section.name)}Publico`) });

export const AnswersHistory = () =>
  ApiOkResponse({ description: 'Historial', schema: { type: 'array', items: componentOf('Historial') } });

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
export const AnswersVersion = () =>
  ApiOkResponse({ description: 'El registro en esa versión', schema: componentOf('Version') });

/** Answers what was erased and can still be taken back. */
export const AnswersTrash = () => AnswersPage('Registros eliminados', componentOf('Eliminado'));

/** Answers files of the library. */
export const AnswersLibrary = () => AnswersPage('Archivos', { type: 'object' });

export const AnswersId = () =>
  ApiOkResponse({
    description: 'Eliminado',
    schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  });

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

export const AnswersPdf = () =>
  ApiOkResponse({
    description: 'El documento',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });

/** Answers what the person is told once a form is in. */
export const AnswersReceipt = () =>
  ApiCreatedResponse({
    description: 'Recibido',
    schema: {
      type: 'object',
      properties: {
        codigo: { type: 'string', description: 'Código de seguimiento' },
        mensaje: { type: 'string' },
        pasos: { type: 'array', items: { type: 'string' } },
        comprobante: { type: 'string', description: 'Para leer esto mismo en /api/publico/envios/{token}; vence' },
      },
      required: ['codigo', 'mensaje', 'pasos', 'comprobante'],
    },
  });
