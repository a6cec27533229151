import {
  type AnySection,
  changeSchema,
  componentName,
  inputSchema,
  publicFields,
  sectionList,
  storedSchema,
} from '@coop/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { problemCodes } from '../problem.js';
import { lockProperty } from './documented.js';
import { jsonSchemaOf } from './jsonSchemaOf.js';
import { publicSchema } from './publicSchema.js';

/** The OpenAPI 3.1 document of the running application: its routes, and the schemas of the sections' descriptions. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('API de la cooperativa')
    .setDescription('Recursos del panel, lecturas públicas y formularios. Los errores siguen RFC 9457, en español.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' })
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    standardSchemaConverter: () => ({ schema: {}, components: {} }),
  });
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...components() } };
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) operation.responses.default ??= problemResponse;
  return document;
}

const problemResponse = {
  description: 'Error',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
};

const components = () =>
  Object.fromEntries([
    ...sectionList.flatMap(componentsOf),
    ['Problema', problem],
    ['Historial', history],
    ['Version', version],
    ['Eliminado', erased],
  ]);

function componentsOf(section: AnySection): [string, object][] {
  const name = componentName(section.name);
  const ofStaff: [string, object][] = [
    [name, jsonSchemaOf(storedSchema(section.fields))],
    [`${name}Nuevo`, jsonSchemaOf(inputSchema(section.fields), 'input')],
    [`${name}Cambio`, withLock(jsonSchemaOf(changeSchema(section.fields), 'input'))],
  ];
  if (section.kind !== 'publication') return ofStaff;
  return [...ofStaff, [`${name}Publico`, jsonSchemaOf(publicSchema(publicFields(section.fields)))]];
}

const withLock = ({ properties, ...rest }: Record<string, unknown>) => ({
  ...rest,
  properties: { ...(properties as object), ...lockProperty },
});

const problem = jsonSchemaOf(
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    codigo: z.enum(problemCodes as [string, ...string[]]),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'Mensajes por campo' }),
    actual: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'El registro como está ahora, cuando otro lo modificó (409 y 412)' }),
    fallas: z
      .array(z.object({ id: z.string(), titulo: z.string(), errores: z.record(z.string(), z.string()) }))
      .optional()
      .meta({ description: 'De una orden para varios registros: los que no la admiten' }),
    id: z.string().optional().meta({ description: 'Número que identifica el error en el registro (solo 5xx)' }),
  }),
);

const entry = z.object({
  id: z.string(),
  version: z.int(),
  accion: z.string(),
  uid: z.string().nullable(),
  email: z.string().nullable(),
  en: z.iso.datetime(),
});
const change = z.object({ campo: z.string(), antes: z.unknown(), despues: z.unknown() });

const history = jsonSchemaOf(entry.extend({ cambios: z.array(change) }));
const version = jsonSchemaOf(entry.extend({ datos: z.record(z.string(), z.unknown()) }));
const erased = jsonSchemaOf(
  z.object({
    id: z.string(),
    titulo: z.string(),
    eliminadoEn: z.iso.datetime(),
    eliminadoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  }),
);
