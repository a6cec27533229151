import { sections } from '@coop/domain';
import { monthlyReport } from '@coop/domain/answers';
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiPart, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiExportResponse, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { validateQuery } from '../../platform/http/schema.pipe.js';
import { format } from '../../resource/exports/exportQuery.js';
import { MonthlyReportService } from './monthly-report.service.js';
import { month } from './presented-reports.js';

const section = sections['contactanos/reclamos'];
const layoutId = sections['sitio/formatos-de-reporte'].fields.id
  .schema()
  .optional()
  .meta({ description: 'Un formato de reporte: en lugar de todos los campos, lo que dice' });
const reportQuery = z.strictObject({ mes: month, formato: format, diseno: layoutId });

const ApiMonthParam = () =>
  ApiPart((schemas) => ({ parameters: [{ name: 'mes', in: 'path', schema: schemas.of(month) }] }));

@ApiTags(section.label.many)
@Controller(`api/${section.name}/reporte-mensual`)
export class MonthlyReportController {
  constructor(readonly reports: MonthlyReportService) {}

  @Get()
  @Can('exportar', section)
  @ApiOperation({ summary: 'Los reclamos de un mes, con todos sus campos o como los escribe un formato de reporte' })
  @ApiExportResponse()
  send(
    @CurrentStaff() staff: Staff,
    @ValidatedQuery(() => reportQuery) { mes, formato, diseno }: z.output<typeof reportQuery>,
    @Res() response: Response,
  ) {
    return diseno
      ? this.reports.sendAs(staff, mes, diseno, response)
      : this.reports.send(staff, mes, formato, response);
  }

  @Get(':mes')
  @Can('leer', section)
  @ApiOperation({ summary: 'Cuántos reclamos tiene el reporte de un mes, y si ya se presentó' })
  @ApiMonthParam()
  @ApiJsonResponse(monthlyReport)
  describe(@CurrentStaff() staff: Staff, @Param('mes') mes: string) {
    return this.reports.describe(staff, validateQuery(month, mes));
  }

  @Post(':mes/presentar')
  @HttpCode(200)
  @Can('exportar', section)
  @Idempotent()
  @ApiOperation({ summary: 'Presenta el reporte de un mes terminado: una sola vez' })
  @ApiProblems('transicion_invalida')
  @ApiMonthParam()
  @ApiJsonResponse(monthlyReport)
  present(@CurrentStaff() staff: Staff, @Param('mes') mes: string) {
    return this.reports.present(staff, validateQuery(month, mes));
  }
}
