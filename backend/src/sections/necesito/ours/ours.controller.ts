import { ours } from '@coop/domain/answers';
import { PAGE_OF_OURS } from '@coop/domain/esNuestro';
import { Controller, HttpCode, Ip, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { FormPages } from '../../../cases/intake/form-pages.js';
import { TakesPublicForm } from '../../../cases/intake/openapi/takes-public-form.js';
import { withoutOwnFields } from '../../../cases/intake/ownFields.js';
import { refusalsOnPage } from '../../../cases/intake/refusalsOnPage.js';
import { wantsPage } from '../../../cases/intake/wantsPage.js';
import { Public } from '../../../platform/auth/access.js';
import { jsonObject } from '../../../platform/http/body/jsonObject.js';
import { ApiOperation, ApiTags } from '../../../platform/http/openapi/api.js';
import { AnswersJson } from '../../../platform/http/openapi/documented.js';
import { validate } from '../../../platform/http/validate.js';
import { SearchLimit } from '../../../publishing/published/search-limit.js';
import { OursService } from './ours.service.js';

const question = z.strictObject({
  dato: z
    .string('Escriba un teléfono, un correo o una dirección de internet')
    .trim()
    .min(3, 'Escriba al menos 3 caracteres')
    .max(200, 'Máximo 200 caracteres'),
});

/**
 * Whether a telephone, email or web address belongs to the entity. Uses POST, so that access logs don't contain the
 * input.
 */
@ApiTags('Formularios')
@Controller('api/publico/es-nuestro')
export class OursController {
  constructor(
    private readonly ours: OursService,
    private readonly limit: SearchLimit,
    private readonly pages: FormPages,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(PAGE_OF_OURS))
  @ApiOperation({
    summary: 'Si un teléfono, un correo o una dirección es de la entidad',
    description: 'Según lo que la entidad y sus agencias publican. Lo que se escribe no se guarda.',
  })
  @TakesPublicForm(() => question)
  @AnswersJson(ours)
  async find(@Ip() address: string, @Req() request: Request, @Res() response: Response) {
    const { dato } = validate(question, withoutOwnFields(validate(jsonObject, request.body ?? {})));
    await this.limit.take(address);
    const found = await this.ours.find(dato);
    response.setHeader('Cache-Control', 'no-store');
    if (wantsPage(request)) await this.pages.show(PAGE_OF_OURS, found, request, response);
    else response.json(found);
  }
}
