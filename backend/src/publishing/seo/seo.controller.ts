import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { SeoService } from './seo.service.js';

/** Addresses that search engines and feed readers ask for. What was withdrawn is gone at the next request. */
@ApiExcludeController()
@Controller()
export class SeoController {
  constructor(private readonly seo: SeoService) {}

  @Get('robots.txt')
  @Public()
  robots(@Res() response: Response) {
    send(response, 'text/plain; charset=utf-8', this.seo.robots());
  }

  @Get('sitemap.xml')
  @Public()
  async sitemap(@Res() response: Response) {
    send(response, 'application/xml; charset=utf-8', await this.seo.sitemap());
  }

  @Get('novedades/rss.xml')
  @Public()
  async news(@Res() response: Response) {
    send(response, 'application/rss+xml; charset=utf-8', await this.seo.news());
  }
}

const send = (response: Response, type: string, body: string | Buffer) =>
  response.set({ 'Content-Type': type, 'Cache-Control': 'public, no-cache' }).send(body);
