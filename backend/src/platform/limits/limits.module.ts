import { Module } from '@nestjs/common';
import { Limits } from './limits.service.js';

/** How often people may do things. */
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
