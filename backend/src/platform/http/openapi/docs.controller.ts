import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../auth/access.js';
import { readablePage } from '../readablePage.js';
import { OpenApiDocument } from './openapi-document.js';

/** The API's own description, for programs and for people. Own routes, so that the guard sees them as it sees all. */
@ApiExcludeController()
@Controller('api')
export class DocsController {
  constructor(private readonly document: OpenApiDocument) {}

  @Get('openapi.json')
  @Public()
  json() {
    return this.document.get();
  }

  @Get('docs')
  @Public()
  page(@Res() response: Response) {
    response
      .setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('html')
      .send(readablePage(this.document.get()));
  }
}
