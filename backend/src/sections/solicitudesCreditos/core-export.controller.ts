import { type AnySection, sections } from '@coop/domain';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonOrCsvResponse } from '../../platform/http/openapi/api-decorators.js';
import { listQuery } from '../../resource/rows/api/listQuery.js';
import { CoreExportService, coreColumns } from './core-export.service.js';

const section: AnySection = sections['contactanos/solicitudes-creditos'];
const format = z.enum(['csv', 'json'], 'Elija csv o json').default('csv');
const coreQuery = () => listQuery(section).omit({ range: true }).extend({ formato: format });
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const records = z
  .array(z.strictObject(Object.fromEntries(coreColumns.map(([name]) => [name, value]))))
  .meta({ description: 'Las solicitudes; los nombres de sus columnas no cambian' });

/** `GET /api/contactanos/solicitudes-creditos/core`: export for the core system. */
@ApiTags(section.label.many)
@Controller(`api/${section.name}/core`)
export class CoreExportController {
  constructor(private readonly exports: CoreExportService) {}

  @Get()
  @Can('exportar', section)
  @ApiOperation({
    summary: 'Solicitudes para el sistema central',
    description: 'Con nombres y orden de columnas que no cambian; lo nuevo va al final. Se filtra como la lista.',
  })
  @ApiJsonOrCsvResponse(records)
  send(
    @CurrentStaff() staff: Staff,
    @ValidatedQuery(coreQuery) { formato, ...list }: z.output<ReturnType<typeof coreQuery>>,
    @Res() response: Response,
  ) {
    return this.exports.send(staff, list, formato, response);
  }
}
