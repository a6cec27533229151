import { randomUUID } from 'node:crypto';
import type { AnySection } from '@coop/domain';
import { Controller, Post, Req, Res, type Type, UseFilters, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { TakesMultipart } from '../../platform/http/body/takes-multipart.js';
import { ApiOperation, ApiTags, Refuses } from '../../platform/http/openapi/api.js';
import { AnswersElsewhere, AnswersReceipt } from '../../platform/http/openapi/documented.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { TakesKey } from '../../platform/http/repeats/repeatable.js';
import { Attachments } from './attachments/attachments.interceptor.js';
import { IntakeService } from './intake.service.js';
import { TakesSubmission } from './openapi/takes-public-form.js';
import { refusalsOnPage } from './refusalsOnPage.js';
import { submissionOf } from './submissionOf.js';
import { wantsPage } from './wantsPage.js';

/** The form of a section: JSON is answered with JSON, an HTML form with a page. */
export function intakeController(section: AnySection): Type {
  const page = section.address as string;

  @ApiTags('Formularios')
  @Controller(`api/publico/${section.name}`)
  class IntakeController {
    constructor(readonly intake: IntakeService) {}

    @Post()
    @Public()
    @UseFilters(refusalsOnPage(page))
    @TakesMultipart(true)
    @UseInterceptors(Attachments)
    @ApiOperation({ summary: `Envía: ${section.label.one}`, description: section.about })
    @TakesKey()
    @TakesSubmission(section)
    @Refuses('reto_requerido')
    @AnswersReceipt()
    @AnswersElsewhere(303, 'Recibido, para un navegador sin JavaScript')
    async receive(@Req() request: Request, @Res() response: Response) {
      const received = await this.intake.receive(section, submissionOf(request, randomUUID()));
      if (wantsPage(request)) response.location(`${page}?enviado=${received.comprobante}`).status(303).end();
      else response.location(`/api/publico/envios/${received.comprobante}`).status(201).json(received);
    }
  }
  return namedController(section, 'Enviar', IntakeController);
}
