import { Global, Module } from '@nestjs/common';
import { JobFailures } from '../clock/job-failures.js';
import { Metrics } from './metrics.js';

/** One list of what can be read of the server. */
@Global()
@Module({ providers: [JobFailures, Metrics], exports: [JobFailures, Metrics] })
export class MetricsModule {}
