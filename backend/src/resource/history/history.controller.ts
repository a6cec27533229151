import { type AnySection, actionsOf } from '@coop/domain';
import { Body, Controller, Get, HttpCode, Param, Post, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import {
  ApiOperation,
  ApiParam,
  ApiProblems,
  ApiTags,
  namedController,
  ValidatedQuery,
} from '../../platform/http/openapi/api.js';
import {
  ApiActionBody,
  ApiHistoryResponse,
  ApiRowVersionResponse,
  ApiSectionResponse,
} from '../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { HistoryService } from './history.service.js';
import { type HistoryQuery, historyQuery } from './historyQuery.js';

const nothingElse = z.strictObject({ version: z.int('Escriba la versión que está viendo').optional() });
const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);
const ApiVersionParam = () => ApiParam({ name: 'version', description: 'Una de las versiones de su historial' });

/** History of a section's rows and, in editable sections, recovery of an earlier version. */
export const historyControllers = (section: AnySection): Type[] => [
  namedController(section, 'Historial', readingController(section)),
  ...(actionsOf(section).includes('editar')
    ? [namedController(section, 'Recuperar', recoveringController(section))]
    : []),
];

function readingController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/historial`)
  class HistoryController {
    constructor(readonly history: HistoryService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({ summary: 'Quién hizo qué y cuándo, de lo último a lo primero' })
    @ApiHistoryResponse()
    async find(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @ValidatedQuery(() => historyQuery) query: HistoryQuery,
      @Res({ passthrough: true }) response: Response,
    ) {
      const { lines, more } = await this.history.findPage(section, staff, id, query);
      const rest = `/api/${section.name}/${id}/historial?antes=${lines.at(-1)?.id}&limite=${query.limite}`;
      if (more) response.set('Link', `<${rest}>; rel="next"`);
      return lines;
    }

    @Get(':version')
    @Can('leer', section)
    @ApiOperation({ summary: 'El registro como estaba en una versión' })
    @ApiVersionParam()
    @ApiRowVersionResponse()
    get(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Param('version', { schema: versionNumber }) version: number,
    ) {
      return this.history.getVersion(section, staff, id, version);
    }
  }
  return HistoryController;
}

function recoveringController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/historial`)
  class RecoveringController {
    constructor(readonly history: HistoryService) {}

    @Post(':version/recuperar')
    @HttpCode(200)
    @Can('editar', section)
    @Idempotent()
    @ApiOperation({ summary: 'Vuelve a escribir lo que decía una versión, como una edición más' })
    @ApiVersionParam()
    @ApiActionBody(() => nothingElse)
    @ApiProblems('transicion_invalida')
    @ApiSectionResponse(section, 'row')
    recover(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Param('version', { schema: versionNumber }) version: number,
      @CurrentLock() lock: Lock,
      @Body({ schema: nothingElse }) _: z.output<typeof nothingElse>,
    ) {
      return this.history.recover(section, staff, id, version, lock);
    }
  }
  return RecoveringController;
}
