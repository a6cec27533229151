import { contactCheck } from '@coop/domain/answers';
import { CONTACT_CHECK_PAGE } from '@coop/domain/esNuestro';
import { Controller, HttpCode, Ip, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { FormPages, refusalsOnPage } from '../../../cases/intake/form-pages.js';
import { ApiPublicFormBody } from '../../../cases/intake/openapi/public-form-body.js';
import { wantsPage, withoutOwnFields } from '../../../cases/intake/submission.js';
import { Public } from '../../../platform/auth/access.js';
import { jsonObject } from '../../../platform/http/body/json.js';
import { ApiOperation, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../../platform/http/openapi/api-decorators.js';
import { validate } from '../../../platform/http/schema.pipe.js';
import { SearchLimit } from '../../../publishing/published/search-limit.js';
import { ContactCheckService } from './contact-check.service.js';

const question = z.strictObject({
  dato: z
    .string('Escriba un teléfono, un correo o una dirección de internet')
    .trim()
    .min(3, 'Escriba al menos 3 caracteres')
    .max(200, 'Máximo 200 caracteres'),
});

/** Whether a contact is the entity's. POST keeps the input out of access logs. */
@ApiTags('Formularios')
@Controller('api/publico/es-nuestro')
export class ContactCheckController {
  constructor(
    private readonly checks: ContactCheckService,
    private readonly limit: SearchLimit,
    private readonly pages: FormPages,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(CONTACT_CHECK_PAGE))
  @ApiOperation({
    summary: 'Si un teléfono, un correo o una dirección es de la entidad',
    description: 'Según lo que la entidad y sus agencias publican. Lo que se escribe no se guarda.',
  })
  @ApiPublicFormBody(() => question)
  @ApiJsonResponse(contactCheck)
  async find(@Ip() address: string, @Req() request: Request, @Res() response: Response) {
    const { dato } = validate(question, withoutOwnFields(validate(jsonObject, request.body ?? {})));
    await this.limit.consume(address);
    const found = await this.checks.find(dato);
    response.setHeader('Cache-Control', 'no-store');
    if (wantsPage(request)) await this.pages.show(CONTACT_CHECK_PAGE, found, request, response);
    else response.json(found);
  }
}
