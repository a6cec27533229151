import { cotizacion, noCotizacion } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { findAccess, Public, SignedIn } from '../../auth/access.js';
import { jsonObject } from '../body/json.js';
import { Idempotent } from '../idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags } from './api.js';
import { ApiCreatedResponse, ApiJsonBody, ApiJsonResponse, ApiNoContentResponse } from './api-decorators.js';
import { operationOf } from './operation.js';
import { Schemas } from './schemas.js';

const id = z.uuid();
const named = z.strictObject({ nombre: z.string() });

@ApiTags('Pruebas')
@Controller('api/pruebas')
class TriedController {
  @Post(':id')
  @SignedIn()
  @Idempotent()
  @ApiOperation({ summary: 'Todo dicho' })
  @ApiJsonBody(() => named)
  @ApiCreatedResponse(cotizacion, () => '/api/pruebas')
  whole(@Param('id', { schema: id }) _: string, @Body({ schema: jsonObject }) __: object) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Un estado, dos cuerpos' })
  @ApiJsonResponse(cotizacion)
  @ApiJsonResponse(noCotizacion, 503)
  twice() {}

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'Sin saber qué es su parte de la dirección' })
  @ApiJsonResponse(cotizacion)
  pathless(@Param('id') _: string) {}

  @Post()
  @Public()
  @ApiOperation({ summary: 'Sin saber qué trae' })
  @ApiJsonResponse(cotizacion, 201)
  bodiless(@Body({ schema: jsonObject }) _: object) {}

  @Post()
  @Public()
  @ApiOperation({ summary: 'Sin saber qué responde' })
  @ApiNoContentResponse()
  answerless() {}

  @Post()
  @Public()
  @ApiOperation({ summary: 'Sin decir dónde queda lo que hace' })
  @ApiJsonResponse(cotizacion, 201)
  placeless() {}

  @Post()
  @SignedIn()
  @ApiOperation({ summary: 'Sin decir si una clave hace uno de varios' })
  @ApiCreatedResponse(cotizacion, () => '/api/pruebas')
  keyless() {}
}

type Handler = Exclude<keyof TriedController, 'constructor'>;

const described = (name: Handler, method: string, path: string) => {
  const handler = TriedController.prototype[name];
  const route = { method, path, name: `TriedController.${name}`, access: findAccess(handler) };
  return operationOf({ ...route, controller: TriedController, handler }, { schemas: new Schemas(), responses: {} });
};

describe('an OpenAPI operation', () => {
  it('describes its path, body and responses from schemas and access', () => {
    const operation = described('whole', 'POST', '/api/pruebas/:id');
    expect(operation).toMatchObject({
      operationId: 'postPruebasById',
      tags: ['Pruebas'],
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'Idempotency-Key', in: 'header', required: false },
      ],
    });
    expect(operation?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['nombre'] });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503']),
    );
  });

  it('describes both bodies of a status used for success and for an error', () => {
    const content = described('twice', 'GET', '/api/pruebas')?.responses[503]?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'application/problem+json']);
  });

  it.each([
    ['pathless', 'GET', '/api/pruebas/:id', /a schema of «id»: TriedController\.pathless/],
    ['bodiless', 'POST', '/api/pruebas', /the fields of its body: TriedController\.bodiless/],
    ['answerless', 'POST', '/api/pruebas', /what it answers with 201: TriedController\.answerless/],
    ['keyless', 'POST', '/api/pruebas', /whether a key makes one of several: TriedController\.keyless/],
    ['placeless', 'POST', '/api/pruebas', /where what it makes is: TriedController\.placeless/],
  ] as const)('is not generated for a route that is %s', (name, method, path, why) => {
    expect(() => described(name, method, path)).toThrow(why);
  });
});
