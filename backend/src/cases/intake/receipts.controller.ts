import { acknowledgement } from '@coop/domain/answers';
import { Controller, Get, Head, HttpCode, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiExcludeEndpoint, ApiOperation, ApiParam, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiPdfResponse } from '../../platform/http/openapi/api-decorators.js';
import { FormPages } from './form-pages.js';
import { IntakeService } from './intake.service.js';
import { ProofsService } from './proofs/proofs.service.js';

const ApiTokenParam = () =>
  ApiParam({ name: 'token', schema: { type: 'string' }, description: 'El `comprobante` de lo que se envió' });

/** Acknowledgements for the page after the form. The token is unguessable and expires. */
@ApiTags('Formularios')
@Controller('api/publico/envios')
export class ReceiptsController {
  constructor(
    private readonly intake: IntakeService,
    private readonly proofs: ProofsService,
    private readonly pages: FormPages,
  ) {}

  @Get(':token')
  @Public()
  @ApiOperation({ summary: 'Código de seguimiento y próximos pasos de un envío' })
  @ApiTokenParam()
  @ApiJsonResponse(acknowledgement)
  get(@Param('token') token: string) {
    return this.intake.getAcknowledgement(token);
  }

  /** HEAD must not use up the single download. */
  @Head(':token/constancia')
  @Public()
  @HttpCode(204)
  @ApiExcludeEndpoint()
  peek() {}

  @Get(':token/constancia')
  @Public()
  @ApiOperation({ summary: 'Constancia en PDF, una sola vez; después, 404' })
  @ApiTokenParam()
  @ApiPdfResponse()
  async proof(@Param('token') token: string, @Req() request: Request, @Res() response: Response) {
    const page = () => this.proofs.findPage(token);
    await this.pages.answerFile(request, response, () => this.proofs.claim(token, request), page);
  }
}
