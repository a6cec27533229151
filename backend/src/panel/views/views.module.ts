import { Module } from '@nestjs/common';
import { HistoryModule } from '../../resource/history/history.module.js';
import { ViewsController } from './views.controller.js';
import { ViewsRepository } from './views.repository.js';
import { ViewsService } from './views.service.js';

@Module({
  imports: [HistoryModule],
  controllers: [ViewsController],
  providers: [ViewsRepository, ViewsService],
  exports: [ViewsService],
})
export class ViewsModule {}
