import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';

/** Real-time updates of the panel. */
@Module({ imports: [RowsModule], controllers: [LiveController], providers: [LiveService] })
export class PanelLiveModule {}
