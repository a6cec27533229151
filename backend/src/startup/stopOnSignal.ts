import type { NestExpressApplication } from '@nestjs/platform-express';
import { HealthService } from '../platform/health/health.service.js';
import { drainable } from '../platform/http/drain.js';
import { StaffStreams } from '../platform/live/staff-streams.js';
import { Log } from '../platform/logging/log.js';
import { ALL_MS, ANSWERS_MS } from './patience.js';

/** Shuts down gracefully; exits with 1 on timeout. Returns whether the shutdown has begun. */
export function stopOnSignal(app: NestExpressApplication): () => boolean {
  const log = new Log('Stop');
  const drain = drainable(app.getHttpServer());
  const stop = async (signal: string) => {
    log.info('Stopping', { code: signal });
    setTimeout(() => {
      log.warn('Some tasks did not end in time', { ms: ALL_MS });
      process.exit(1);
    }, ALL_MS).unref();
    app.get(HealthService, { strict: false }).stop();
    // Event streams never end by themselves.
    app.get(StaffStreams, { strict: false }).stop();
    await drain(ANSWERS_MS);
    await app.close();
    process.exit(0);
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop(signal).catch((err: unknown) => {
        log.error('The stop failed', { err });
        process.exit(1);
      });
    });
  return () => isStopping;
}
