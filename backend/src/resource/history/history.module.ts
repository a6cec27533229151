import { Module } from '@nestjs/common';
import { StandingModule } from '../../platform/auth/standing/standing.module.js';
import { HistoryRepository } from './history.repository.js';

/** Where everything that happens is written down. */
@Module({ imports: [StandingModule], providers: [HistoryRepository], exports: [HistoryRepository] })
export class HistoryModule {}
