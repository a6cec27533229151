import { type AnySection, isPreviewable, sectionList } from '@coop/domain';
import { Module } from '@nestjs/common';
import { UsersModule } from '../../platform/users/users.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { previewController } from './preview.controller.js';
import { PreviewsPolicy } from './previews.policy.js';
import { PreviewsRepository } from './previews.repository.js';
import { PreviewsService } from './previews.service.js';
import { UnsavedRows } from './unsaved-rows.service.js';

/** Preview links of unpublished rows. */
@Module({
  imports: [HistoryModule, RowsModule, UsersModule],
  controllers: (sectionList as readonly AnySection[]).filter(isPreviewable).map(previewController),
  providers: [PreviewsPolicy, PreviewsRepository, PreviewsService, UnsavedRows],
  exports: [PreviewsService],
})
export class PreviewsModule {}
