import { Global, Module } from '@nestjs/common';
import { JobFailures } from '../clock.js';
import { Metrics } from './metrics.js';

/** Registry of the server's metrics. */
@Global()
@Module({ providers: [JobFailures, Metrics], exports: [JobFailures, Metrics] })
export class MetricsModule {}
