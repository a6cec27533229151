import { fields } from '@coop/domain';
import { staffFile } from '@coop/domain/answers';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiFileResponse, ApiIdParam, ApiVersionedResponse } from '../../platform/http/openapi/api-decorators.js';
import { ValidatedQuery } from '../../platform/http/openapi/validatedQuery.js';
import { FileDelivery } from '../files/file-delivery.js';
import { type ContentQuery, contentQuery, StaffFilesService } from '../files/staff-files.service.js';
import { FileOpenings } from './file-openings.js';

const schema = fields.id().schema();

/** Read endpoints of a file, for staff. */
@ApiTags('Archivos')
@Controller('api/archivos')
export class ReadFilesController {
  constructor(
    private readonly files: StaffFilesService,
    private readonly openings: FileOpenings,
    private readonly delivery: FileDelivery,
  ) {}

  @Get(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Qué es un archivo' })
  @ApiIdParam()
  @ApiVersionedResponse(staffFile)
  async describe(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    await this.openings.log(staff, id);
    return this.files.describe(staff, id);
  }

  @Get(':id/contenido')
  @SignedIn()
  @ApiOperation({ summary: 'Los bytes de un archivo' })
  @ApiIdParam()
  @ApiFileResponse()
  async content(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @ValidatedQuery(() => contentQuery) query: ContentQuery,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const sent = await this.files.content(staff, id, query);
    await this.openings.log(staff, id);
    return this.delivery.send(request, response, sent);
  }
}
