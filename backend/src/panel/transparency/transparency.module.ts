import { Module } from '@nestjs/common';
import { PublishingModule } from '../../publishing/published/publishing.module.js';
import { PanelModule } from '../panel.module.js';
import { ComplaintFigures } from './complaint-figures.js';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyService } from './transparency.service.js';

/** Public transparency figures, computed from the panel's statistics. */
@Module({
  imports: [PanelModule, PublishingModule],
  controllers: [TransparencyController],
  providers: [ComplaintFigures, TransparencyService],
  exports: [TransparencyService],
})
export class TransparencyModule {}
