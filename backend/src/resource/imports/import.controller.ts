import type { AnySection } from '@coop/domain';
import { importResult, importReview } from '@coop/domain/answers';
import { Body, Controller, Get, HttpCode, Post, Res, type Type, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { AcceptsMultipart } from '../../platform/http/body/body.interceptor.js';
import { ApiReadOnlyPost, Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiExportResponse, ApiFileBody, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { UploadedFormFile } from '../files/incoming/multipart.interceptor.js';
import { ImportUpload, importForm, type TemplateQuery, templateQuery } from './import-upload.interceptor.js';
import { ImportsService } from './imports.service.js';

const FILE = 'Libro de Excel (.xlsx) o CSV, con los encabezados de la plantilla';

export function importController(section: AnySection): Type {
  const { many } = section.label;

  @ApiTags(many)
  @Controller(`api/${section.name}/importar`)
  class ImportController {
    constructor(readonly imports: ImportsService) {}

    @Get('plantilla')
    @Can('crear', section)
    @ApiOperation({
      summary: `Plantilla para importar: ${many}`,
      description: 'Los encabezados; con `contenido=ejemplo`, también un registro como se escribe.',
    })
    @ApiExportResponse()
    template(
      @CurrentStaff() staff: Staff,
      @ValidatedQuery(() => templateQuery) query: TemplateQuery,
      @Res() response: Response,
    ) {
      return this.imports.sendTemplate(section, staff, query, response);
    }

    @Post('revision')
    @HttpCode(200)
    @Can('crear', section)
    @ApiReadOnlyPost()
    @ApiOperation({
      summary: `Lo que un archivo escribiría: ${many}`,
      description: 'Cada fila y cada celda que no se admite, con su regla. No escribe nada.',
    })
    @ApiFileBody(z.strictObject({}), FILE)
    @ApiJsonResponse(importReview)
    @AcceptsMultipart(true)
    @UseInterceptors(ImportUpload)
    review(@CurrentStaff() staff: Staff, @UploadedFormFile() file?: IncomingFile) {
      return this.imports.review(section, staff, file);
    }

    @Post()
    @HttpCode(200)
    @Can('crear', section)
    @Idempotent()
    @ApiOperation({
      summary: `Importa un archivo revisado: ${many}`,
      description:
        'Todas las filas o ninguna; de lo que se publica, como borradores. Lo que ya existe, por su identificador o su clave, se actualiza si no está publicado, y se deja si dice lo mismo.',
    })
    @ApiFileBody(importForm, FILE)
    @ApiJsonResponse(importResult)
    @AcceptsMultipart(true)
    @UseInterceptors(ImportUpload)
    import(@CurrentStaff() staff: Staff, @Body() form: unknown, @UploadedFormFile() file?: IncomingFile) {
      return this.imports.import(section, staff, form, file);
    }
  }
  return namedController(section, 'Importar', ImportController);
}
