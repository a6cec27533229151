import { randomUUID } from 'node:crypto';
import type { AnySection } from '@coop/domain';
import { Controller, Post, Req, Res, type Type, UseFilters, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { AcceptsMultipart } from '../../platform/http/body/body.interceptor.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { ApiIdempotencyKey, readKey } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiReceiptResponse, ApiRedirectResponse } from '../../platform/http/openapi/api-decorators.js';
import { validate } from '../../platform/http/schema.pipe.js';
import type { IncomingFile, MultipartRequest } from '../../resource/files/incoming/incoming-file.js';
import { Attachments } from './attachments/attachments.interceptor.js';
import { refusalsOnPage } from './form-pages.js';
import { IntakeService } from './intake.service.js';
import { ApiSubmissionBody } from './openapi/public-form-body.js';
import { formValues, ownFields, type Submission, senderOf, textIn, wantsPage, withoutOwnFields } from './submission.js';

export function intakeController(section: AnySection): Type {
  const page = section.address as string;

  @ApiTags('Formularios')
  @Controller(`api/publico/${section.name}`)
  class IntakeController {
    constructor(readonly intake: IntakeService) {}

    @Post()
    @Public()
    @UseFilters(refusalsOnPage(page))
    @AcceptsMultipart(true)
    @UseInterceptors(Attachments)
    @ApiOperation({ summary: `Envía: ${section.label.one}`, description: section.about })
    @ApiIdempotencyKey()
    @ApiSubmissionBody(section)
    @ApiProblems('reto_requerido')
    @ApiReceiptResponse()
    @ApiRedirectResponse(303, 'Recibido, para un navegador sin JavaScript')
    async receive(@Req() request: Request, @Res() response: Response) {
      const received = await this.intake.receive(section, submissionOf(request, randomUUID()));
      if (wantsPage(request)) response.location(`${page}?enviado=${received.comprobante}`).status(303).end();
      else response.location(`/api/publico/envios/${received.comprobante}`).status(201).json(received);
    }
  }
  return namedController(section, 'Enviar', IntakeController);
}

/** Reads a submission from JSON or a form; `fresh` is the key if the request has none. */
function submissionOf(request: MultipartRequest, fresh: string): Submission {
  const body = validate(jsonObject, request.body ?? {});
  const ofProgram = request.headers['idempotency-key'];
  const files = request.incoming ?? [];
  const values = withoutOwnFields(body);
  return {
    ...senderOf(request, body),
    values: request.is('json') ? values : formValues(values),
    attachments: files.filter(({ size }) => size > 0).map(attachmentOf),
    key: readKey(ofProgram ?? (body[ownFields.key] || fresh)),
    keyIsOfProgram: ofProgram !== undefined,
    policy: textIn(body, ownFields.policy),
    trapped: Boolean(body[ownFields.trap]),
  };
}

/** Files from one input share its name: gives each its own record. */
const attachmentOf = (file: IncomingFile, at: number) => ({
  path: file.field.includes('.') ? file.field : `${file.field}.${at}.archivo`,
  file,
});
