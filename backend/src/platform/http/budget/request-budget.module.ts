import { Module } from '@nestjs/common';
import { RefusalLog } from './refusal-log.js';
import { RequestBudget } from './request-budget.js';

/** One budget for all doors. */
@Module({ providers: [RefusalLog, RequestBudget], exports: [RefusalLog, RequestBudget] })
export class RequestBudgetModule {}
