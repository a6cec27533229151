import { caseStatus } from '@coop/domain/answers';
import { Controller, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { FormPages, refusalsOnPage } from '../intake/form-pages.js';
import { ApiPublicFormBody } from '../intake/openapi/public-form-body.js';
import { senderOf, wantsPage, withoutOwnFields } from '../intake/submission.js';
import { FOLLOWING_PAGE } from './private-links.js';
import { TrackingService, trackingQuestion } from './tracking.service.js';

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
  @UseFilters(refusalsOnPage(FOLLOWING_PAGE))
  @ApiOperation({ summary: 'Estado y fecha límite de un caso, por su número y el documento de quien lo envió' })
  @ApiPublicFormBody(() => trackingQuestion)
  @ApiProblems('no_encontrado', 'reto_requerido')
  @ApiJsonResponse(caseStatus)
  async find(@Req() request: Request, @Res() response: Response) {
    const body = validate(jsonObject, request.body ?? {});
    const question = validate(trackingQuestion, withoutOwnFields(body));
    const found = await this.tracking.find(question, senderOf(request, body));
    if (wantsPage(request)) await this.pages.show(FOLLOWING_PAGE, found, request, response);
    else response.json(found);
  }
}
