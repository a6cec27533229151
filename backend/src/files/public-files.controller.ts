import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.js';
import { presetNames } from './content/presets.js';
import { FileDelivery } from './file-delivery.js';
import { type PublicAddress, PublicFilesService } from './public-files.service.js';

@ApiTags('Archivos')
@Controller('archivos')
export class PublicFilesController {
  constructor(
    private readonly files: PublicFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  @Get(':id/:version/:nombre')
  @Public()
  @ApiOperation({
    summary: 'Los bytes de un archivo que algo publicado muestra',
    description:
      'Lo privado y lo que solo está en borradores responde 404. La consulta de la dirección no cambia nada.',
  })
  @ApiParam({ name: 'id', schema: { type: 'string' } })
  @ApiParam({ name: 'version', enum: ['original', ...presetNames] })
  @ApiParam({ name: 'nombre', schema: { type: 'string' }, description: 'El nombre exacto de la descarga' })
  @ApiOkResponse({ description: 'Los bytes; admite rangos' })
  async content(@Param() address: PublicAddress, @Req() request: Request, @Res() response: Response) {
    return this.delivery.send(request, response, await this.files.getContent(address));
  }
}
