import { Module } from '@nestjs/common';
import { HistoryRepository } from './history.repository.js';

/** Audit log of all changes. */
@Module({ providers: [HistoryRepository], exports: [HistoryRepository] })
export class HistoryModule {}
