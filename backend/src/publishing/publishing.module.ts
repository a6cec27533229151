import { type AnySection, sectionList } from '@coop/domain';
import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { ContentChanges } from './content-changes.js';
import { CorrectionsPolicy } from './corrections.policy.js';
import { publishedController } from './published.controller.js';
import { PublishedService } from './published.service.js';
import { PublishedFilesModule } from './published-files.module.js';
import { PublishingPolicy } from './publishing.policy.js';
import { ReferencesPolicy } from './references.policy.js';

/** From draft to visitor: public copies, and their public addresses. */
@Module({
  imports: [FilesModule, PublishedFilesModule, SectionsModule],
  controllers: sectionList.filter(({ kind }: AnySection) => kind === 'publication').map(publishedController),
  providers: [ContentChanges, CorrectionsPolicy, PublishedService, PublishingPolicy, ReferencesPolicy],
  exports: [ContentChanges, PublishedService, PublishingPolicy],
})
export class PublishingModule {}
