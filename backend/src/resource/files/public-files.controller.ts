import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiParam, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiFileResponse, ApiRedirectResponse } from '../../platform/http/openapi/api-decorators.js';
import { FileDelivery } from './file-delivery.js';
import { presetNames } from './pictures/presets.js';
import { type PublicAddress, PublicFilesService } from './public-files.service.js';

@ApiTags('Archivos')
@Controller()
export class PublicFilesController {
  constructor(
    private readonly files: PublicFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  @Get('archivos/:id/:version/:nombre')
  @Public()
  @ApiOperation({
    summary: 'Los bytes de una imagen que algo publicado muestra',
    description:
      'Lo privado y lo que solo está en borradores responde 404. Una imagen reemplazada lleva `?v=` en su dirección, para que nadie guarde la anterior. A quien pide ahorrar datos (`Save-Data: on`) se le da, de una ancha, la de 640 px.',
  })
  @ApiParam({ name: 'id', schema: { type: 'string' }, description: 'Identificador del archivo' })
  @ApiParam({ name: 'version', schema: { type: 'string', enum: ['original', ...presetNames] } })
  @ApiParam({ name: 'nombre', schema: { type: 'string' }, description: 'El nombre exacto de la descarga' })
  @ApiFileResponse()
  @ApiRedirectResponse(301, 'La imagen fue reemplazada: su dirección de ahora')
  async content(
    @Param() address: PublicAddress,
    @Query('v') seen: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    response.vary('Save-Data');
    const found = await this.files.getContent(address, { seen, light: request.get('Save-Data') === 'on' });
    if ('location' in found) return void response.location(found.location).status(301).end();
    // Emails embed the entity's logo, so webmail sites load it cross-origin.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    return this.delivery.send(request, response, found);
  }

  @Get('documentos/:slug')
  @Public()
  @ApiOperation({
    summary: 'Un documento publicado, por su dirección estable',
    description: 'La dirección no cambia cuando el documento se reemplaza.',
  })
  @ApiParam({ name: 'slug', schema: { type: 'string' }, example: 'memoria-institucional-2025.pdf' })
  @ApiFileResponse()
  async document(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response) {
    return this.delivery.send(request, response, await this.files.getDocument(slug));
  }
}
