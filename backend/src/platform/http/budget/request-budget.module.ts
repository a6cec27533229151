import { Module } from '@nestjs/common';
import { RequestBudget } from './request-budget.js';

/** One rate limit for all doors. */
@Module({ providers: [RequestBudget], exports: [RequestBudget] })
export class RequestBudgetModule {}
