import type { AnySection } from '@coop/domain';
import { Controller, Get, Ip, Param, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import {
  ApiPublicPageResponse,
  ApiPublicRowResponse,
  ApiSlugParam,
} from '../../platform/http/openapi/api-decorators.js';
import { ResponseCache } from '../../platform/http/responses/response-cache.js';
import { formatPage } from '../../platform/http/sendPage.js';
import { type ListQuery, publicListQuery } from '../../resource/rows/api/listQuery.js';
import { PublishedService } from './published.service.js';
import { SearchLimit } from './search-limit.js';

/** Public read endpoints of a section: published rows in force, with public fields only. */
export function publishedController(section: AnySection): Type {
  @ApiTags('Público')
  @Controller(`api/publico/${section.name}`)
  class PublishedController {
    constructor(
      readonly published: PublishedService,
      readonly limit: SearchLimit,
      readonly responses: ResponseCache,
    ) {}

    @Get()
    @Public()
    @ApiOperation({ summary: `${section.label.many} vigentes`, description: section.about })
    @ApiPublicPageResponse(section)
    async find(
      @ValidatedQuery(() => publicListQuery(section)) list: ListQuery,
      @Ip() address: string,
      @Req() request: Request,
      @Res() response: Response,
    ) {
      if (list.filter?.q) await this.limit.consume(address);
      await this.responses.send(request, response, async () =>
        formatPage(section.name, await this.published.findPage(section, list)),
      );
    }

    @Get(':slug')
    @Public()
    @ApiOperation({ summary: `${section.label.one} por su dirección` })
    @ApiSlugParam()
    @ApiPublicRowResponse(section)
    async get(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response) {
      await this.responses.send(request, response, async () => ({
        body: await this.published.getBySlug(section, slug),
      }));
    }
  }
  return namedController(section, 'Publico', PublishedController);
}
