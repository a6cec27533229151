import { Controller, Get, Ip, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../platform/auth/access.js';
import { ApiExcludeController } from '../platform/http/openapi/api.js';
import { Problem } from '../platform/http/problem.js';
import { SearchLimit } from '../publishing/published/search-limit.js';
import { SiteService } from './site.service.js';

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
    const refused = await this.refusalOf(address);
    if (refused) response.set('Retry-After', String(refused.details.reintentarEn));
    await this.site.sendPage(request, response, () =>
      refused ? this.refusalPage(refused, request) : this.site.renderRequest(request),
    );
  }

  private refusalPage(refused: Problem, request: Request) {
    const actionData = { rechazo: refused.message, q: writtenIn(request) };
    return this.site.renderPage('/buscar', { status: refused.getStatus(), actionData }, request);
  }

  private refusalOf(address: string): Promise<Problem | undefined> {
    return this.limit.consume(address).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      },
    );
  }
}

const writtenIn = ({ query: { q } }: Request) => (typeof q === 'string' ? q.slice(0, 100) : '');
