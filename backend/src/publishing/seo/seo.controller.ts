import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { ApiExcludeController } from '../../platform/http/openapi/api.js';
import { prepareResponse, send } from '../../platform/http/responses/prepareResponse.js';
import { DailyCache } from '../../platform/http/responses/response-store.js';
import { SeoService } from './seo.service.js';

/**
 * Endpoints for search engines and feed readers. Content changes clear the cache, so withdrawn pages disappear at once.
 */
@ApiExcludeController()
@Controller()
export class SeoController {
  private readonly map: DailyCache;
  private readonly feed: DailyCache;

  constructor(
    private readonly seo: SeoService,
    changes: ContentChanges,
  ) {
    this.map = new DailyCache(async () => ready('application/xml; charset=utf-8', await seo.sitemap()));
    this.feed = new DailyCache(async () => ready('application/rss+xml; charset=utf-8', Buffer.from(await seo.news())));
    changes.subscribe(() => {
      this.map.forget();
      this.feed.forget();
    });
  }

  @Get('robots.txt')
  @Public()
  async robots(@Res() response: Response) {
    response.set({ 'Content-Type': 'text/plain; charset=utf-8', ...FRESH }).send(await this.seo.robots());
  }

  @Get('.well-known/security.txt')
  @Public()
  async security(@Res() response: Response) {
    response.set({ 'Content-Type': 'text/plain; charset=utf-8', ...FRESH }).send(await this.seo.security());
  }

  @Get('sitemap.xml')
  @Public()
  async sitemap(@Req() request: Request, @Res() response: Response) {
    await send(await this.map.get(), request, response);
  }

  @Get('novedades/rss.xml')
  @Public()
  async news(@Req() request: Request, @Res() response: Response) {
    await send(await this.feed.get(), request, response);
  }
}

const FRESH = { 'Cache-Control': 'public, no-cache' };
const ready = (type: string, body: Buffer) => prepareResponse(body, { type, headers: FRESH });
