import { fields } from '@coop/domain';
import { staffFile } from '@coop/domain/answers';
import { Body, Controller, Get, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { AcceptsMultipart } from '../../platform/http/body/body.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import {
  ApiFileBody,
  ApiFileResponse,
  ApiVersionedCreatedResponse,
} from '../../platform/http/openapi/api-decorators.js';
import { FileDelivery } from './file-delivery.js';
import type { IncomingFile } from './incoming/incoming-file.js';
import { UploadedFormFile } from './incoming/multipart.interceptor.js';
import { StaffFilesService, type ThumbQuery, thumbQuery, uploadSchema } from './staff-files.service.js';
import { UploadInterceptor } from './upload.interceptor.js';

const schema = fields.id().schema();

@ApiTags('Archivos')
@Controller('api/archivos')
export class FilesController {
  constructor(
    private readonly files: StaffFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  @Post()
  @SignedIn()
  @Idempotent()
  @ApiOperation({
    summary: 'Sube un archivo para un campo de una sección',
    description:
      'El tipo, el tamaño y quién lo lee los decide el campo. Las imágenes se guardan como WebP, sin metadatos.',
  })
  @ApiFileBody(uploadSchema, 'De un tipo y tamaño que el campo admite')
  @ApiVersionedCreatedResponse(staffFile, ({ id }) => `/api/archivos/${id}`)
  @AcceptsMultipart(true)
  @UseInterceptors(UploadInterceptor)
  upload(@CurrentStaff() staff: Staff, @Body() body: unknown, @UploadedFormFile() file?: IncomingFile) {
    return this.files.upload(staff, body, file);
  }

  @Get(':id/miniatura')
  @Public()
  @ApiOperation({
    summary: 'La imagen pequeña de un archivo, por la dirección que dio la lista',
    description: 'No pide la sesión: la dirección va firmada y deja de abrir al día siguiente.',
  })
  @ApiFileResponse()
  async thumb(
    @Param('id', { schema }) id: string,
    @ValidatedQuery(() => thumbQuery) query: ThumbQuery,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.delivery.send(request, response, await this.files.thumb(id, query));
  }
}
