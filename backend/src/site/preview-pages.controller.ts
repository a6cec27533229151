import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../platform/auth/access.js';
import { ApiExcludeController } from '../platform/http/openapi/api.js';
import { FileDelivery } from '../resource/files/file-delivery.js';
import type { PublicAddress } from '../resource/files/public-files.service.js';
import { PreviewPagesService } from './preview-pages.service.js';
import { SiteService } from './site.service.js';

/** Routes of preview links. The token is the authorization: unguessable, expiring and revocable. */
@ApiExcludeController()
@Controller('vista-previa/:token')
export class PreviewPagesController {
  constructor(
    private readonly pages: PreviewPagesService,
    private readonly delivery: FileDelivery,
    private readonly site: SiteService,
  ) {}

  @Get()
  @Public()
  async show(@Param('token') token: string, @Req() request: Request, @Res() response: Response) {
    await this.site.sendPage(request, response, () => this.pages.render(token, request));
  }

  @Get('archivos/:id/:version/:nombre')
  @Public()
  async content(
    @Param('token') token: string,
    @Param() address: PublicAddress,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    return this.delivery.send(request, response, await this.pages.getPicture(token, address));
  }

  @Get('documentos/:slug')
  @Public()
  async document(
    @Param('token') token: string,
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    return this.delivery.send(request, response, await this.pages.getDocument(token, slug));
  }
}
