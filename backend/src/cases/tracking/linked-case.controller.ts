import { linkedCase, type NoticesOptIn, noticesOptIn, type PrivateLink, privateLink } from '@coop/domain/answers';
import { formatFileTypes } from '@coop/domain/fileTypes';
import { attachmentTypes } from '@coop/domain/sections/shared/adjuntos';
import { Body, Controller, Header, HttpCode, Post, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { AcceptsMultipart } from '../../platform/http/body/body.interceptor.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiTextResponse } from '../../platform/http/openapi/api-decorators.js';
import { validate } from '../../platform/http/schema.pipe.js';
import type { MultipartRequest } from '../../resource/files/incoming/incoming-file.js';
import { Attachments } from '../intake/attachments/attachments.interceptor.js';
import { FormPages, refusalsOnPage } from '../intake/form-pages.js';
import { ApiFilesBody } from '../intake/openapi/public-form-body.js';
import { senderOf, wantsPage, withoutOwnFields } from '../intake/submission.js';
import { Cancellations } from './cancellations.service.js';
import { DOCUMENTS, LaterDocuments } from './later-documents.service.js';
import { LinkedCaseService } from './linked-case.service.js';
import { FOLLOWING_PAGE } from './private-links.js';

/** Case tracking by private link. Responds with JSON, or with a page to an HTML form. */
@ApiTags('Formularios')
@Controller('api/publico/seguimiento/enlace')
export class LinkedCaseController {
  constructor(
    private readonly following: LinkedCaseService,
    private readonly documents: LaterDocuments,
    private readonly cancellations: Cancellations,
    private readonly pages: FormPages,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(FOLLOWING_PAGE))
  @ApiOperation({
    summary: 'Estado y recorrido de un caso, y lo que se envió, por su enlace privado',
    description: 'El enlace de la constancia lleva las dos partes detrás de «#»: `REC-2026-000123.llave`.',
  })
  @ApiProblems('no_encontrado')
  @ApiJsonResponse(linkedCase)
  async find(@Body({ schema: privateLink }) link: PrivateLink, @Req() request: Request, @Res() response: Response) {
    await this.show(link, false, request, response);
  }

  @Post('documentos')
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(FOLLOWING_PAGE))
  @AcceptsMultipart(true)
  @UseInterceptors(Attachments)
  @ApiOperation({
    summary: 'Adjunta documentos a un caso que todavía los recibe, por su enlace privado',
    description: `${formatFileTypes(attachmentTypes)}: hasta 5 a la vez de 5 MB cada uno. Los mismos, enviados otra vez, se adjuntan una sola.`,
  })
  @ApiFilesBody(() => privateLink, DOCUMENTS)
  @ApiProblems('no_encontrado', 'transicion_invalida', 'reto_requerido')
  @ApiJsonResponse(linkedCase)
  async add(@Req() request: MultipartRequest, @Res() response: Response) {
    const body = validate(jsonObject, request.body ?? {});
    const link = validate(privateLink, withoutOwnFields(body));
    const files = (request.incoming ?? []).filter(({ size }) => size > 0);
    await this.documents.add(link, files, senderOf(request, body));
    await this.show(link, true, request, response);
  }

  @Post('avisos')
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(FOLLOWING_PAGE))
  @ApiOperation({
    summary: 'Recibe o deja de recibir por correo los pasos de un caso, por su enlace privado',
    description:
      'Se escribe al correo que dejó quien lo envió, una vez por paso. La constancia y la respuesta llegan igual.',
  })
  @ApiProblems('no_encontrado')
  @ApiJsonResponse(linkedCase)
  async setNotices(
    @Body({ schema: noticesOptIn }) optIn: NoticesOptIn,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await this.following.setNotices(optIn);
    const { codigo, llave } = optIn;
    await this.show({ codigo, llave }, false, request, response);
  }

  @Post('cancelar')
  @HttpCode(200)
  @Public()
  @UseFilters(refusalsOnPage(FOLLOWING_PAGE))
  @ApiOperation({
    summary: 'Cancela un turno antes de su hora, por su enlace privado',
    description: 'Su hora queda libre en el momento, y se avisa al correo que dejó.',
  })
  @ApiProblems('no_encontrado', 'transicion_invalida')
  @ApiJsonResponse(linkedCase)
  async cancel(@Body({ schema: privateLink }) link: PrivateLink, @Req() request: Request, @Res() response: Response) {
    await this.cancellations.cancel(link);
    await this.show(link, false, request, response);
  }

  @Post('plazo.ics')
  @HttpCode(200)
  @Public()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="plazo.ics"')
  @ApiOperation({ summary: 'Su cita o el último día de su respuesta, para un calendario' })
  @ApiProblems('no_encontrado')
  @ApiTextResponse('text/calendar', 'La cita, o el último día de la respuesta')
  findDeadline(@Body({ schema: privateLink }) link: PrivateLink) {
    return this.following.findDeadline(link);
  }

  /** Sends the case; `aportado`: documents were just added. */
  private async show(link: PrivateLink, aportado: boolean, request: Request, response: Response) {
    const caso = await this.following.find(link);
    if (wantsPage(request)) await this.pages.show(FOLLOWING_PAGE, { caso, enlace: link, aportado }, request, response);
    else response.json(caso);
  }
}
