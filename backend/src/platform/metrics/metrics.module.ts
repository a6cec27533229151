import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** One list of what can be read of the server. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
