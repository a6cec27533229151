import { Global, Module } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** One store for all that visitors read of the API. */
@Global()
@Module({ providers: [ResponseCache], exports: [ResponseCache] })
export class ReadyModule {}
