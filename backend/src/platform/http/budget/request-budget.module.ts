import { Module } from '@nestjs/common';
import { RequestTurns } from '../turns/request-turns.js';
import { RefusalLog } from './refusal-log.js';
import { RequestBudget } from './request-budget.js';

/** One budget, and one order of turns, for all doors. */
@Module({ providers: [RefusalLog, RequestBudget, RequestTurns], exports: [RefusalLog, RequestBudget, RequestTurns] })
export class RequestBudgetModule {}
