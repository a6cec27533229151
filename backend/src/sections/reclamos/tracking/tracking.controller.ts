import { tracked } from '@coop/domain/answers';
import { Controller, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FormPages } from '../../../cases/intake/form-pages.js';
import { TakesPublicForm } from '../../../cases/intake/openapi/takes-public-form.js';
import { withoutOwnFields } from '../../../cases/intake/ownFields.js';
import { refusalsOnPage } from '../../../cases/intake/refusalsOnPage.js';
import { senderOf } from '../../../cases/intake/sender.js';
import { wantsPage } from '../../../cases/intake/wantsPage.js';
import { Public } from '../../../platform/auth/access.js';
import { jsonObject } from '../../../platform/http/body/jsonObject.js';
import { ApiOperation, ApiTags, Refuses } from '../../../platform/http/openapi/api.js';
import { AnswersJson } from '../../../platform/http/openapi/documented.js';
import { validate } from '../../../platform/http/validate.js';
import { TrackingService, trackingQuestion } from './tracking.service.js';

const PAGE = '/contactanos/seguimiento';

/** Where a complaint stands, for whoever made it. */
@ApiTags('Formularios')
@Controller('api/publico/seguimiento')
export class TrackingController {
  constructor(
    private readonly tracking: TrackingService,
    private readonly pages: FormPages,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(PAGE))
  @ApiOperation({ summary: 'Estado y fecha límite de un reclamo, por su número y el documento de quien lo presentó' })
  @TakesPublicForm(() => trackingQuestion)
  @Refuses('no_encontrado', 'reto_requerido')
  @AnswersJson(tracked)
  async find(@Req() request: Request, @Res() response: Response) {
    const body = validate(jsonObject, request.body ?? {});
    const question = validate(trackingQuestion, withoutOwnFields(body));
    const found = await this.tracking.find(question, senderOf(request, body));
    if (wantsPage(request)) await this.pages.show(PAGE, found, request, response);
    else response.json(found);
  }
}
