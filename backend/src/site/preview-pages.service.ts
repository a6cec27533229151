import { publicAddressOf } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { SentFile } from '../files/file-delivery.js';
import { type PublicAddress, PublicFilesService } from '../files/public-files.service.js';
import { Problem } from '../http/problem.js';
import { PreviewsService } from '../previews/previews.service.js';
import { PublishedService } from '../publishing/published.service.js';
import { PreviewReader } from './preview-reader.js';
import { PublishedReader } from './published-reader.js';
import type { Ready } from './ready.js';
import { SiteService } from './site.service.js';

/** A row as it would stand on the site, and the files that it names, for whoever has a link to it. */
@Injectable()
export class PreviewPagesService {
  constructor(
    private readonly previews: PreviewsService,
    private readonly published: PublishedService,
    private readonly reader: PublishedReader,
    private readonly files: PublicFilesService,
    private readonly site: SiteService,
  ) {}

  /** The page, or the one for what does not exist: a link that ended and one that never was look alike. */
  async render(token: string): Promise<Ready> {
    const preview = await this.previews.findOpen(token);
    const address = preview && publicAddressOf(preview.section, preview.row);
    if (!address) return this.site.renderNotFound();
    const { section, row, venceEn } = preview;
    const shown = await this.published.previewOf(section, row, `/vista-previa/${token}`);
    const reader = new PreviewReader(this.reader, section.name, shown as never);
    return this.site.renderPreview(address, reader, { venceEn });
  }

  async getContent(token: string, address: PublicAddress): Promise<SentFile> {
    const preview = await this.previews.findOpen(token);
    if (!preview) throw new Problem('no_encontrado');
    const named = this.published.filesShownBy(preview.section, preview.row);
    const file = await this.files.getContent(address, async ({ id }) => named.includes(id));
    return { ...file, caching: 'private, no-store' };
  }
}
