import type { AnySection } from '@coop/domain';
import { Controller, Get, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiPublicChangesResponse } from '../../platform/http/openapi/api-decorators.js';
import { ResponseCache } from '../../platform/http/responses/response-cache.js';
import { type ChangesQuery, publicChangesQuery } from '../../resource/changes/changesQuery.js';
import { PublishedChangesService } from './published-changes.service.js';

/**
 * Change feed of a section's public rows: `GET /api/publico/cambios/{sección}`. Its path stays outside the section's,
 * where a row's slug could be `cambios`.
 */
export function publishedChangesController(section: AnySection): Type {
  @ApiTags('Público')
  @Controller(`api/publico/cambios/${section.name}`)
  class PublishedChangesController {
    constructor(
      readonly changes: PublishedChangesService,
      readonly responses: ResponseCache,
    ) {}

    @Get()
    @Public()
    @ApiOperation({
      summary: `Qué cambió de lo publicado desde entonces: ${section.label.many}`,
      description:
        'Lo publicado o cambiado (`registros`), y lo que dejó de verse (`eliminados`). Lo de los últimos dos minutos puede venir otra vez.',
    })
    @ApiPublicChangesResponse(section)
    async find(
      @ValidatedQuery(() => publicChangesQuery(section)) query: ChangesQuery,
      @Req() request: Request,
      @Res() response: Response,
    ) {
      await this.responses.send(request, response, async () => ({ body: await this.changes.find(section, query) }));
    }
  }
  return namedController(section, 'CambiosPublicos', PublishedChangesController);
}
