import type { AnySection } from '@coop/domain';
import { Body, Controller, HttpCode, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { jsonObject } from '../../../platform/http/body/json.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiBulkResponse, ApiJsonBody } from '../../../platform/http/openapi/api-decorators.js';
import { ASSIGNING, type BulkAction, BulkService, bulkAssignSchema, bulkSchemaOf } from '../bulk.service.js';

const labels: Record<BulkAction, string> = {
  publicar: 'Publica',
  archivar: 'Archiva',
  descartar: 'Marca como no deseados',
  readmitir: 'Readmite',
  anular: 'Anula',
  eliminar: 'Elimina',
};

export function bulkController(section: AnySection, action: BulkAction): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/lote`)
  class BulkController {
    constructor(readonly bulk: BulkService) {}

    @Post(action)
    @HttpCode(200)
    @Can(action, section)
    @Idempotent()
    @ApiOperation({ summary: `${labels[action]} varios, o ninguno: ${section.label.many}` })
    @ApiJsonBody(() => bulkSchemaOf(section, action))
    @ApiProblems('lote_rechazado', 'version_requerida')
    @ApiBulkResponse(section)
    order(@CurrentStaff() staff: Staff, @Body({ schema: jsonObject }) body: Record<string, unknown>) {
      return this.bulk.order(section, staff, action, body);
    }
  }
  return BulkController;
}

export function bulkAssignController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/lote`)
  class BulkAssignController {
    constructor(readonly bulk: BulkService) {}

    @Post(ASSIGNING)
    @HttpCode(200)
    @Can(ASSIGNING, section)
    @Idempotent()
    @ApiOperation({
      summary: `Asigna varios a una persona, o ninguno: ${section.label.many}`,
      description: 'Lo que nadie atiende todavía queda, además, empezado.',
    })
    @ApiJsonBody(() => bulkAssignSchema)
    @ApiProblems('lote_rechazado', 'version_requerida')
    @ApiBulkResponse(section)
    assign(@CurrentStaff() staff: Staff, @Body({ schema: jsonObject }) body: Record<string, unknown>) {
      return this.bulk.assign(section, staff, body);
    }
  }
  return BulkAssignController;
}
