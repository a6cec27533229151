import type { IncomingMessage } from 'node:http';
import { publicAddressOf, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../platform/http/problem.js';
import type { Ready } from '../platform/http/ready/ready.js';
import { PublishedEntidadService } from '../publishing/entidad/published-entidad.service.js';
import { MenuInForce } from '../publishing/menu/menu-in-force.js';
import { PreviewsService } from '../publishing/previews/previews.service.js';
import { PublishedService } from '../publishing/published/published.service.js';
import type { SentFile } from '../resource/files/file-delivery.js';
import { type PublicAddress, PublicFilesService } from '../resource/files/public-files.service.js';
import { PreviewReader } from './preview-reader.js';
import { PublishedReader } from './published-reader.js';
import { SiteService } from './site.service.js';

const UNKEPT = 'private, no-store';

/** A row as it would stand on the site, and the files that it names, for whoever has a link to it. */
@Injectable()
export class PreviewPagesService {
  constructor(
    private readonly previews: PreviewsService,
    private readonly published: PublishedService,
    private readonly entidad: PublishedEntidadService,
    private readonly menu: MenuInForce,
    private readonly reader: PublishedReader,
    private readonly files: PublicFilesService,
    private readonly site: SiteService,
  ) {}

  /** The page, or the one for what does not exist: a link that ended and one that never was look alike. */
  async render(token: string, request: IncomingMessage): Promise<Ready> {
    const preview = await this.previews.findOpen(token);
    const address = preview && publicAddressOf(preview.section, preview.row);
    if (!address) return this.site.renderNotFound(request);
    const { section, row, beside } = preview;
    const shown = await this.published.previewOf(section, row, `/vista-previa/${token}`);
    const isMenu = section.name === sections['sitio/menu'].name;
    const menu = isMenu ? await this.menu.menuIn(shown) : undefined;
    const reader = new PreviewReader(this.reader, section.name, shown as never, menu);
    const isEntidad = section.name === sections['sitio/entidad'].name;
    const entidad = isEntidad ? this.entidad.entidadIn(shown) : undefined;
    const venceEn = beside ? null : preview.venceEn;
    return this.site.renderPreview(address, reader, { venceEn, entidad }, request);
  }

  async getPicture(token: string, address: PublicAddress): Promise<SentFile> {
    const file = await this.files.getContent(address, { isShown: await this.isNamedBy(token) });
    if ('location' in file) throw new Problem('no_encontrado');
    return { ...file, caching: UNKEPT };
  }

  async getDocument(token: string, slug: string): Promise<SentFile> {
    return { ...(await this.files.getDocument(slug, await this.isNamedBy(token))), caching: UNKEPT };
  }

  /** Of all files, a preview shows those of its row. */
  private async isNamedBy(token: string) {
    const preview = await this.previews.findOpen(token);
    if (!preview) throw new Problem('no_encontrado');
    const named = this.published.filesShownBy(preview.section, preview.row);
    return async ({ id }: { id: string }) => named.includes(id);
  }
}
