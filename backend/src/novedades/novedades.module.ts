import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { EventosController } from './eventos.controller.js';
import { EventosService } from './eventos.service.js';
import { NovedadesPolicy } from './novedades.policy.js';

/** What news have of their own: their day, and events that go into a calendar. */
@Module({
  imports: [PublishingModule, SectionsModule],
  controllers: [EventosController],
  providers: [EventosService, NovedadesPolicy],
})
export class NovedadesModule {}
