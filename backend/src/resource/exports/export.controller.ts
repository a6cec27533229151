import type { AnySection } from '@coop/domain';
import { Controller, Get, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiExportResponse } from '../../platform/http/openapi/api-decorators.js';
import { ExportService } from './export.service.js';
import { type ExportQuery, exportQuery } from './exportQuery.js';

export function exportController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/exportar`)
  class ExportController {
    constructor(readonly exports: ExportService) {}

    @Get()
    @Can('exportar', section)
    @ApiOperation({ summary: `${section.label.many} en CSV o en un libro de Excel` })
    @ApiExportResponse()
    send(
      @CurrentStaff() staff: Staff,
      @ValidatedQuery(() => exportQuery(section)) query: ExportQuery,
      @Res() response: Response,
    ) {
      return this.exports.send(section, staff, query, response);
    }
  }
  return namedController(section, 'Exportar', ExportController);
}
