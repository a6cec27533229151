import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../auth/access.js';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { EntidadInForce } from '../../entidad.js';
import { root } from '../../root.js';
import { prepareResponse, send } from '../responses/prepareResponse.js';
import { DailyCache } from '../responses/response-store.js';
import { ApiExcludeController, ValidatedQuery } from './api.js';
import { type Audience, audienceNames, documentFor } from './audiences.js';
import { docsPage, docsPolicy } from './docsPage.js';
import type { OpenApi } from './openapi.js';
import { OpenApiDocument } from './openapi-document.js';
import { problemsPage } from './problemsPage.js';

const ERRORS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const documentQuery = z.strictObject({ para: z.enum(audienceNames, 'Elija publico, sistemas o personal').optional() });

/** The viewer of the document, a file of the server's build: scripts/parts/bundle.mjs takes it from its package. */
const VIEWER = path.join(root, 'backend/dist/visor.js');

/** Serves the API's document, cached, its viewer and the page of errors. */
@ApiExcludeController()
@Controller('api')
export class DocsController {
  private readonly document: DailyCache;
  private readonly parts: Record<Audience, DailyCache>;
  private readonly docs: DailyCache;
  private readonly viewer: DailyCache;
  private readonly problems: DailyCache;

  constructor(document: OpenApiDocument, entidad: EntidadInForce, @Inject(CONFIG) config: Config) {
    const fresh = { 'Cache-Control': 'no-cache' };
    const page = async (html: string, policy: string) =>
      prepareResponse(Buffer.from(html), {
        type: 'text/html; charset=utf-8',
        headers: { ...fresh, 'Content-Security-Policy': policy },
      });
    const json = (make: () => Promise<OpenApi>) =>
      new DailyCache(async () =>
        prepareResponse(Buffer.from(JSON.stringify(await make())), {
          type: 'application/json; charset=utf-8',
          headers: fresh,
        }),
      );
    this.document = json(() => document.get());
    this.parts = Object.fromEntries(
      audienceNames.map((name) => [name, json(async () => documentFor(name, await document.get()))]),
    ) as typeof this.parts;
    // In production, examples sent from the page would become cases.
    const trial = config.NODE_ENV !== 'production';
    this.docs = new DailyCache(() => page(docsPage(trial), docsPolicy));
    this.viewer = new DailyCache(async () =>
      prepareResponse(await readFile(VIEWER), { type: 'text/javascript; charset=utf-8', headers: fresh, built: true }),
    );
    this.problems = new DailyCache(() => page(problemsPage(), ERRORS_POLICY));
    entidad.follow(() => {
      for (const cached of [this.document, ...Object.values(this.parts)]) cached.forget();
    });
  }

  @Get('openapi.json')
  @Public()
  async json(
    @ValidatedQuery(() => documentQuery) { para }: z.output<typeof documentQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await send(await (para ? this.parts[para] : this.document).get(), request, response);
  }

  @Get('docs')
  @Public()
  async page(@Req() request: Request, @Res() response: Response) {
    await send(await this.docs.get(), request, response);
  }

  @Get('docs/visor.js')
  @Public()
  async script(@Req() request: Request, @Res() response: Response) {
    await send(await this.viewer.get(), request, response);
  }

  @Get('docs/errores')
  @Public()
  async errors(@Req() request: Request, @Res() response: Response) {
    await send(await this.problems.get(), request, response);
  }
}
