import { fields, findSection } from '@coop/domain';
import { staffFile } from '@coop/domain/answers';
import { Controller, Get, Injectable, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiFileResponse, ApiVersionedResponse } from '../../platform/http/openapi/api-decorators.js';
import { AccessLogService, isLogged } from '../access-log/access-log.service.js';
import { FileDelivery } from '../files/file-delivery.js';
import { type ContentQuery, contentQuery, StaffFilesService } from '../files/staff-files.service.js';
import { RowStores } from '../rows/row-stores.js';
import { FileUsesRepository } from './file-uses.repository.js';

/** Logs reads of a case's files as openings of the case. */
@Injectable()
export class FileOpenings {
  constructor(
    private readonly files: StaffFilesService,
    private readonly uses: FileUsesRepository,
    private readonly stores: RowStores,
    private readonly accessLog: AccessLogService,
  ) {}

  /** Logs the opening of the cases that use the file. Throws when the user may not read it, or logging fails. */
  async log(staff: Staff, id: string): Promise<void> {
    const file = await this.files.getReadable(staff, id);
    const section = findSection(file.seccion);
    if (!section || !isLogged(section)) return;
    const rows = new Set((await this.uses.find(file.id)).map(({ registro }) => registro));
    for (const registro of rows) {
      const row = await this.stores.of(section).find(section, registro);
      if (row) await this.accessLog.logOpening(section, row, staff);
    }
  }
}

const schema = fields.id().schema();

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
  @ApiVersionedResponse(staffFile)
  async describe(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    await this.openings.log(staff, id);
    return this.files.describe(staff, id);
  }

  @Get(':id/contenido')
  @SignedIn()
  @ApiOperation({ summary: 'Los bytes de un archivo' })
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
