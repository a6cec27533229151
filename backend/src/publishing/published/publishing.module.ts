import { Module } from '@nestjs/common';
import { publications } from '../../platform/database/tables/copies.js';
import { FilesModule } from '../../resource/files/files.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { VersionsPolicy } from '../versions/versions.policy.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { CorrectionsPolicy } from './corrections.policy.js';
import { publishedController } from './published.controller.js';
import { PublishedService } from './published.service.js';
import { publishedChangesController } from './published-changes.controller.js';
import { PublishedChangesRepository } from './published-changes.repository.js';
import { PublishedChangesService } from './published-changes.service.js';
import { PublishedFilesModule } from './published-files.module.js';
import { PublishingPolicy } from './publishing.policy.js';
import { ReferencesPolicy } from './references.policy.js';
import { SearchLimit } from './search-limit.js';
import { SinglePolicy } from './single.policy.js';

/** Publishes drafts to public copies and serves them. */
@Module({
  imports: [FilesModule, PublishedFilesModule, RowsModule],
  controllers: publications.flatMap((section) => [publishedController(section), publishedChangesController(section)]),
  providers: [
    CorrectionsPolicy,
    PublishedChangesRepository,
    PublishedChangesService,
    PublishedService,
    PublishingPolicy,
    ReferencesPolicy,
    SearchLimit,
    SinglePolicy,
    VersionsPolicy,
    VersionsRepository,
  ],
  exports: [PublishedService, PublishingPolicy, SearchLimit],
})
export class PublishingModule {}
