import { type AnySection, publicView } from '@coop/domain';
import { Controller, Get, Ip, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import {
  AnswersPublicPage,
  AnswersPublicRow,
  TakesListQuery,
  TakesSlug,
} from '../../platform/http/openapi/documented.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { validateQuery } from '../../platform/http/validate.js';
import { listQuery } from '../../resource/rows/api/listQuery.js';
import { PublishedService } from './published.service.js';
import { SearchLimit } from './search-limit.js';

/** Who asks for more asks again: nothing that anybody may ask for takes long. */
const mostOfVisitors = { rows: 200, values: 20 };

/** What visitors read of a section: only what is published and in force, only public fields. */
export function publishedController(section: AnySection): Type {
  const query = listQuery(publicView(section), mostOfVisitors);

  @ApiTags('Público')
  @Controller(`api/publico/${section.name}`)
  class PublishedController {
    constructor(
      readonly published: PublishedService,
      readonly limit: SearchLimit,
    ) {}

    @Get()
    @Public()
    @ApiOperation({ summary: `${section.label.many} vigentes`, description: section.about })
    @TakesListQuery(section)
    @AnswersPublicPage(section)
    async find(@Query() asked: unknown, @Ip() address: string, @Res() response: Response) {
      const wanted = validateQuery(query, asked);
      if (wanted.filter?.q) await this.limit.take(address);
      response.setHeader('Cache-Control', 'public, no-cache');
      sendPage(response, section.name, await this.published.findPage(section, wanted));
    }

    @Get(':slug')
    @Public()
    @ApiOperation({ summary: `${section.label.one} por su dirección` })
    @TakesSlug()
    @AnswersPublicRow(section)
    get(@Param('slug') slug: string) {
      return this.published.getBySlug(section, slug);
    }
  }
  return namedController(section, 'Publico', PublishedController);
}
