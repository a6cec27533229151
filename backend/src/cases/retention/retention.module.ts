import { Module } from '@nestjs/common';
import { ParametrosModule } from '../../publishing/parametros/parametros.module.js';
import { FilesModule } from '../../resource/files/files.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { MediaModule } from '../../resource/media/media.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { AbandonedFiles } from './abandoned-files.service.js';
import { AnonymiserService } from './anonymiser.service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionJob } from './retention.job.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

/** Enforces each section's retention period for personal data. */
@Module({
  imports: [ParametrosModule, FilesModule, HistoryModule, MediaModule, RowsModule],
  controllers: [RetentionController],
  providers: [AbandonedFiles, AnonymiserService, RetentionJob, RetentionRepository, RetentionService],
})
export class RetentionModule {}
