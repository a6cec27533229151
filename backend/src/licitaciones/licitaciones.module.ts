import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { LicitacionesPolicy } from './licitaciones.policy.js';

/** What tenders demand beyond their description. */
@Module({ imports: [HistoryModule, SectionsModule], providers: [LicitacionesPolicy] })
export class LicitacionesModule {}
