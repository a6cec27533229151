import { Module } from '@nestjs/common';
import { HistoryRepository } from './history.repository.js';

/** Where everything that happens is written down. */
@Module({ providers: [HistoryRepository], exports: [HistoryRepository] })
export class HistoryModule {}
