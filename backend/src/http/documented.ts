import { type AnySection, componentName } from '@coop/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { z } from 'zod';
import { jsonSchemaOf } from './jsonSchemaOf.js';

/** Decorators that say in OpenAPI what handlers take and answer. The components they name are made in `openapi.ts`. */

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

const TakesFilter = ({ filter }: AnySection) =>
  parameter('filter', `Objeto JSON. Campos: q, id, ${filter.join(', ')}; rangos con _desde y _hasta.`, '{}');

const TakesSort = ({ list, name }: AnySection) =>
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

/** Answers a row of the section, one just made, or a page of them with its Content-Range. */
export function Answers(section: AnySection, what: 'row' | 'created' | 'page') {
  const row = componentOf(componentName(section.name));
  if (what === 'created') return ApiCreatedResponse({ description: section.label.one, schema: row });
  if (what === 'row') return ApiOkResponse({ description: section.label.one, schema: row });
  return AnswersPage(section.label.many, row);
}

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
