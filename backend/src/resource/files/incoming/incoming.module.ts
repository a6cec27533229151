import { Module, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { folderReadings, IncomingFolder } from './incoming-folder.js';
import { UploadSlots } from './upload-slots.js';

/** Reception of multipart uploads. */
@Module({ providers: [IncomingFolder, UploadSlots], exports: [IncomingFolder, UploadSlots] })
export class IncomingModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly folder: IncomingFolder,
  ) {}

  onModuleInit() {
    this.metrics.register(...folderReadings(this.folder));
  }
}
