import { Module, type OnModuleInit } from '@nestjs/common';
import { CalendarModule } from '../cases/calendar/calendar.module.js';
import { FormPages } from '../cases/intake/form-pages.js';
import { IntakeModule } from '../cases/intake/intake.module.js';
import { TransparencyModule } from '../panel/transparency/transparency.module.js';
import { CONFIG } from '../platform/config/config.js';
import { ContentChanges } from '../platform/database/content-changes.js';
import { RequestBudgetModule } from '../platform/http/budget/request-budget.module.js';
import { MenuModule } from '../publishing/menu/menu.module.js';
import { PreviewsModule } from '../publishing/previews/previews.module.js';
import { PublishingModule } from '../publishing/published/publishing.module.js';
import { SearchModule } from '../publishing/search/search.module.js';
import { SeoModule } from '../publishing/seo/seo.module.js';
import { CotizacionModule } from '../rates/cotizacion/cotizacion.module.js';
import { FilesModule } from '../resource/files/files.module.js';
import { RowsModule } from '../resource/rows/rows.module.js';
import { MissingPages } from './addresses/missing-pages.js';
import { MissingPagesRepository } from './addresses/missing-pages.repository.js';
import { WrittenPages } from './addresses/written-pages.js';
import { BrandFiles } from './brand/brand-files.js';
import { InProcessReader, RowsCache } from './in-process-reader.js';
import { PreviewPagesController } from './preview-pages.controller.js';
import { PreviewPagesService } from './preview-pages.service.js';
import { PublishedReader } from './published-reader.js';
import { SearchPageController } from './search-page.controller.js';
import { SiteService } from './site.service.js';
import { OFFERED_ACCOUNTS, SITE_OPTIONS } from './site-options.js';
import { siteOptionsOf } from './siteOptionsOf.js';

/** The public pages and the panel's page. */
@Module({
  imports: [
    CalendarModule,
    CotizacionModule,
    FilesModule,
    IntakeModule,
    MenuModule,
    PreviewsModule,
    PublishingModule,
    RequestBudgetModule,
    RowsModule,
    SearchModule,
    SeoModule,
    TransparencyModule,
  ],
  controllers: [PreviewPagesController, SearchPageController],
  providers: [
    BrandFiles,
    RowsCache,
    MissingPages,
    MissingPagesRepository,
    PreviewPagesService,
    SiteService,
    WrittenPages,
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
