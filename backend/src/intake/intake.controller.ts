import { randomUUID } from 'node:crypto';
import type { AnySection } from '@coop/domain';
import { visitorSchema } from '@coop/domain/visitorSchema';
import { Controller, Post, Req, Res, type Type, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.js';
import { AnswersReceipt, TakesBody } from '../http/documented.js';
import { namedController } from '../http/namedController.js';
import { Attachments } from './attachments.interceptor.js';
import { FormPages } from './form-pages.js';
import { IntakeService } from './intake.service.js';
import { submissionOf } from './submissionOf.js';
import { wantsPage } from './wantsPage.js';

/** The form of a section: JSON is answered with JSON, an HTML form with a page. */
export function intakeController(section: AnySection): Type {
  @ApiTags('Formularios')
  @Controller(`api/publico/${section.name}`)
  class IntakeController {
    constructor(
      readonly intake: IntakeService,
      readonly pages: FormPages,
    ) {}

    @Post()
    @Public()
    @UseInterceptors(Attachments)
    @ApiOperation({ summary: `Envía: ${section.label.one}`, description: section.about })
    @ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
    @ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'La misma clave responde el mismo comprobante.',
    })
    @TakesBody(visitorSchema(section))
    @AnswersReceipt()
    async receive(@Req() request: Request, @Res() response: Response) {
      const submit = () => this.intake.receive(section, submissionOf(request, randomUUID()));
      const path = section.address as string;
      if (!wantsPage(request)) return void response.status(201).json(await submit());
      await this.pages.answer(path, request, response, async () => `${path}?enviado=${(await submit()).comprobante}`);
    }
  }
  return namedController(section, 'Enviar', IntakeController);
}
