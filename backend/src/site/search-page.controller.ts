import { Controller, Get, Ip, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.js';
import { SearchLimit } from '../search/search-limit.js';
import { send } from './ready.js';
import { SiteService } from './site.service.js';

/** The page of what was found: asking costs here what it does in the API, and counts the same. */
@ApiExcludeController()
@Controller('buscar')
export class SearchPageController {
  constructor(
    private readonly site: SiteService,
    private readonly limit: SearchLimit,
  ) {}

  @Get()
  @Public()
  async show(@Ip() address: string, @Req() request: Request, @Res() response: Response) {
    await this.limit.take(address);
    send(await this.site.renderAsked(request.url), request, response);
  }
}
