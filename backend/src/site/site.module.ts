import { Module, type OnModuleInit } from '@nestjs/common';
import { FormPages } from '../cases/intake/form-pages.js';
import { CONFIG } from '../platform/config/config.js';
import { ContentChanges } from '../platform/database/content-changes.js';
import { MissingPages } from './addresses/missing-pages.js';
import { MissingPagesRepository } from './addresses/missing-pages.repository.js';
import { StaffPages } from './addresses/staff-pages.js';
import { BrandFiles } from './brand/brand-files.js';
import { InProcessReader, RowsCache } from './in-process-reader.js';
import { PreviewPagesController } from './preview-pages.controller.js';
import { PreviewPagesService } from './preview-pages.service.js';
import { PublishedReader } from './published-reader.js';
import { SearchPageController } from './search-page.controller.js';
import { SiteService } from './site.service.js';
import { OFFERED_ACCOUNTS, SITE_OPTIONS } from './site-options.js';
import { siteOptionsOf } from './siteOptionsOf.js';

@Module({
  controllers: [PreviewPagesController, SearchPageController],
  providers: [
    BrandFiles,
    RowsCache,
    MissingPages,
    MissingPagesRepository,
    PreviewPagesService,
    SiteService,
    StaffPages,
    { provide: PublishedReader, useClass: InProcessReader },
    { provide: SITE_OPTIONS, inject: [CONFIG, { token: OFFERED_ACCOUNTS, optional: true }], useFactory: siteOptionsOf },
  ],
  exports: [SiteService],
})
export class SiteModule implements OnModuleInit {
  constructor(
    private readonly changes: ContentChanges,
    private readonly forms: FormPages,
    private readonly site: SiteService,
  ) {}

  onModuleInit() {
    this.changes.subscribe(({ withdrawn }) => this.site.invalidate(withdrawn));
    this.forms.drawWith((path, answer, request, response) =>
      this.site.sendPage(request, response, () => this.site.renderPage(path, answer, request)),
    );
  }
}
