import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../auth/access.js';
import { EntidadInForce } from '../../entidad.js';
import { readablePage } from '../htmlPage.js';
import { makeReady, send } from '../ready/ready.js';
import { DailyCache } from '../ready/response-store.js';
import { ApiExcludeController } from './api.js';
import { OpenApiDocument } from './openapi-document.js';
import { problemsPage } from './problemsPage.js';

const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves the API's documentation, as JSON and as HTML. Uses routes of its own, so that the guard applies. Caches the
 * document, which is public and has a megabyte.
 */
@ApiExcludeController()
@Controller('api')
export class DocsController {
  private readonly document: DailyCache;
  private readonly readable: DailyCache;
  private readonly problems: DailyCache;

  constructor(document: OpenApiDocument, entidad: EntidadInForce) {
    const fresh = { 'Cache-Control': 'no-cache' };
    this.document = new DailyCache(async () =>
      makeReady(Buffer.from(JSON.stringify(await document.get())), {
        type: 'application/json; charset=utf-8',
        headers: fresh,
      }),
    );
    const page = (html: string) =>
      makeReady(Buffer.from(html), {
        type: 'text/html; charset=utf-8',
        headers: { ...fresh, 'Content-Security-Policy': POLICY },
      });
    this.readable = new DailyCache(async () => page(readablePage(await document.get())));
    this.problems = new DailyCache(async () => page(problemsPage()));
    entidad.follow(() => {
      this.document.forget();
      this.readable.forget();
    });
  }

  @Get('openapi.json')
  @Public()
  async json(@Req() request: Request, @Res() response: Response) {
    await send(await this.document.get(), request, response);
  }

  @Get('docs')
  @Public()
  async page(@Req() request: Request, @Res() response: Response) {
    await send(await this.readable.get(), request, response);
  }

  /** Target of each error's `type`. */
  @Get('docs/errores')
  @Public()
  async errors(@Req() request: Request, @Res() response: Response) {
    await send(await this.problems.get(), request, response);
  }
}
