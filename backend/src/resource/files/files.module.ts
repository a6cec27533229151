import path from 'node:path';
import { Module } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { FIREBASE } from '../../platform/auth/firebase.module.js';
import { createJob } from '../../platform/clock.js';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { HistoryModule } from '../history/history.module.js';
import { FileCovers } from './covers/file-covers.service.js';
import { ErasuresRepository } from './erasures/erasures.repository.js';
import { FileErasures } from './erasures/file-erasures.service.js';
import { FileDelivery } from './file-delivery.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { IncomingModule } from './incoming/incoming.module.js';
import { PublicFilesController } from './public-files.controller.js';
import { PublicFilesService } from './public-files.service.js';
import { StaffFilesService } from './staff-files.service.js';
import { FileStorage } from './storage/file-storage.js';
import { LocalStorage } from './storage/local-storage.js';
import { UnavailableStorage } from './storage/unavailable-storage.js';
import { FileTexts } from './texts/file-texts.service.js';
import { ThumbLinks } from './thumb-links.js';

/** Interval of deletion retries. */
const TICK_MS = 60_000;

/** Uploads, image variants, and delivery to staff and visitors. Requires `PublishedFiles` from a global module. */
@Module({
  imports: [HistoryModule, IncomingModule],
  controllers: [FilesController, PublicFilesController],
  providers: [
    { provide: FileStorage, inject: [CONFIG, FIREBASE], useFactory: openStorage },
    ErasuresRepository,
    FileCovers,
    FileDelivery,
    FileErasures,
    FilesRepository,
    FilesService,
    FileTexts,
    PublicFilesService,
    StaffFilesService,
    ThumbLinks,
    createJob(FileErasures, TICK_MS),
  ],
  exports: [
    IncomingModule,
    FileDelivery,
    FileErasures,
    FilesRepository,
    FilesService,
    FileTexts,
    PublicFilesService,
    StaffFilesService,
    ThumbLinks,
  ],
})
export class FilesModule {}

const MEGABYTE = 1024 * 1024;

async function openStorage(config: Config, firebase: App): Promise<FileStorage> {
  if (config.FILES_BUCKET) {
    const { BucketStorage } = await import('./storage/bucket-storage.js');
    return new UnavailableStorage(new BucketStorage(firebase, config.FILES_BUCKET));
  }
  const folder = new LocalStorage(path.join(config.DATA_DIR, 'archivos'), config.DISK_RESERVE_MB * MEGABYTE);
  await folder.clean();
  return new UnavailableStorage(folder);
}
