import { staffFile } from '@coop/domain/answers';
import { Body, Controller, Get, Param, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { TakesMultipart } from '../../platform/http/body/takes-multipart.js';
import { ApiBody, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '../../platform/http/openapi/api.js';
import { AnswersBytes, AnswersVersioned, TakesId } from '../../platform/http/openapi/documented.js';
import { presetNames } from './content/presets.js';
import { FileDelivery } from './file-delivery.js';
import type { IncomingFile } from './incoming/incoming-file.js';
import { ReceivedFile } from './incoming/multipart.interceptor.js';
import { StaffFilesService } from './staff-files.service.js';
import { UploadInterceptor } from './upload.interceptor.js';
import { uploadForm } from './uploadForm.js';

@ApiTags('Archivos')
@Controller('api/archivos')
export class FilesController {
  constructor(
    private readonly files: StaffFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  @Post()
  @SignedIn()
  @ApiOperation({
    summary: 'Sube un archivo para un campo de una sección',
    description:
      'El tipo, el tamaño y quién lo lee los decide el campo. Las imágenes se guardan como WebP, sin metadatos.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: uploadForm })
  @AnswersVersioned(staffFile, 201)
  @TakesMultipart(true)
  @UseInterceptors(UploadInterceptor)
  upload(@CurrentStaff() staff: Staff, @Body() body: unknown, @ReceivedFile() file?: IncomingFile) {
    return this.files.upload(staff, body, file);
  }

  @Get(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Qué es un archivo' })
  @TakesId()
  @AnswersVersioned(staffFile)
  describe(@CurrentStaff() staff: Staff, @Param('id') id: string) {
    return this.files.describe(staff, id);
  }

  @Get(':id/contenido')
  @SignedIn()
  @ApiOperation({ summary: 'Los bytes de un archivo' })
  @TakesId()
  @ApiQuery({
    name: 'variante',
    required: false,
    enum: presetNames,
    description: 'Una versión más pequeña de una imagen',
  })
  @ApiQuery({
    name: 'version',
    required: false,
    schema: { type: 'integer' },
    description: 'Lo que era antes de un reemplazo',
  })
  @AnswersBytes()
  async content(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.delivery.send(request, response, await this.files.content(staff, id, query));
  }
}
