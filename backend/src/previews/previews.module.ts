import { type AnySection, isPreviewable, sectionList } from '@coop/domain';
import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { UsersModule } from '../users/users.module.js';
import { previewController } from './preview.controller.js';
import { PreviewsPolicy } from './previews.policy.js';
import { PreviewsRepository } from './previews.repository.js';
import { PreviewsService } from './previews.service.js';

/** Links to previews of what staff write. */
@Module({
  imports: [HistoryModule, SectionsModule, UsersModule],
  controllers: (sectionList as readonly AnySection[]).filter(isPreviewable).map(previewController),
  providers: [PreviewsPolicy, PreviewsRepository, PreviewsService],
  exports: [PreviewsService],
})
export class PreviewsModule {}
