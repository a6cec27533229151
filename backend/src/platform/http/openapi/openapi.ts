import {
  type AnySection,
  changeSchema,
  componentName,
  inputSchema,
  publicFields,
  sectionList,
  storedSchema,
} from '@coop/domain';
import * as answers from '@coop/domain/answers';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { describeAll } from './api.js';
import { lockProperty } from './documented.js';
import { componentOf, jsonSchemaOf } from './jsonSchemaOf.js';
import { publicSchema } from './publicSchema.js';

/** The OpenAPI 3.1 document of the running application: its routes, and the schemas of the sections' descriptions. */
export async function openApiOf(app: INestApplication): Promise<OpenAPIObject> {
  const swagger = await import('@nestjs/swagger');
  describeAll(swagger);
  const outline = new swagger.DocumentBuilder()
    .setTitle('API de la cooperativa')
    .setDescription('Recursos del panel, lecturas públicas y formularios. Los errores siguen RFC 9457, en español.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' })
    .build();
  const document = swagger.SwaggerModule.createDocument(app, outline, {
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

const components = () => Object.fromEntries([...sectionList.flatMap(componentsOf), ...answerComponents()]);

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

/** Answers that have an identifier are components. */
const answerComponents = () =>
  Object.values<unknown>(answers).flatMap((answer) => {
    const component = answer instanceof z.ZodType ? componentOf(answer) : undefined;
    return component ? [component] : [];
  });
