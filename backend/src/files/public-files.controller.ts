import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.js';
import { FileDelivery } from './file-delivery.js';
import { type PublicAddress, PublicFilesService } from './public-files.service.js';

@ApiTags('archivos')
@Controller('archivos')
export class PublicFilesController {
  constructor(
    private readonly files: PublicFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  /** The bytes of a file that something published shows. A query changes nothing: sizes are asked for by name alone. */
  @Get(':id/:version/:nombre')
  @Public()
  async content(@Param() address: PublicAddress, @Req() request: Request, @Res() response: Response) {
    return this.delivery.send(request, response, await this.files.getContent(address));
  }
}
