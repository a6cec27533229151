import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import { createApp } from './createApp.js';
import { describeFault } from './platform/config/fault.js';
import { describeError } from './platform/database/describeError.js';
import { VisitorReads } from './platform/database/replica/visitor-reads.js';
import { HealthService } from './platform/health/health.service.js';
import { drainable } from './platform/http/drain.js';
import { StaffStreams } from './platform/live/staff-streams.js';
import { Log } from './platform/logging/log.js';
import { logOutput } from './platform/logging/logOutput.js';
import { logUncaught } from './platform/logging/logUncaught.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMetrics } from './platform/metrics/serveMetrics.js';
import type { Edition } from './startup/edition.js';
import { getTriedConfig } from './startup/getTriedConfig.js';
import { isOtherSalt } from './startup/isOtherSalt.js';
import { openOwn } from './startup/openOwn.js';
import { ALL_MS, ANSWERS_MS } from './startup/patience.js';

const OTHER_SALT =
  'HASH_SALT no es la del último inicio sobre esta base. Si la cambió, los enlaces privados de antes ya no abren; si otro proceso tiene otra, ni él abre los de este ni los límites se comparten: dé a todos la misma.';

/** Starts the server as that edition; says what is wrong and ends the process with 1 when it can't. */
export const runServer = (edition: Edition): Promise<void> =>
  start(edition).catch((error: unknown) => {
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  });

async function start({ settings, attempts, claim, modules, prepare, complete }: Edition): Promise<void> {
  const { config, warnings } = await getTriedConfig(process.env, settings, attempts);
  const log = pino({ level: config.LOG_LEVEL }, logOutput());
  for (const warning of warnings) log.warn(describeFault(warning).trim());
  const connection = await openOwn(config, claim, (event) => log.info(event));
  await claim(connection.database, config);
  if (await isOtherSalt(connection.database, config)) log.warn(OTHER_SALT);
  const app = await createApp(config, connection, modules);
  const isStopping = stopOnSignal(app);
  logUncaught();
  await prepare(app);
  const server = await app.listen(config.PORT, config.HOST);
  // Slow senders must not hold a connection for ever.
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  // Longer than the idle time of whoever is in front: when both close a connection at once, a request on it is lost.
  server.keepAliveTimeout = 75_000;
  const readings = [...(connection.readings ?? []), ...app.get(VisitorReads).readings(), ...app.get(Metrics).list()];
  await serveMetrics(server, readings, config);
  await complete?.(app).catch((error: unknown) => {
    // A stop closes the database in the middle of it.
    if (!isStopping()) throw error;
  });
}

/**
 * Ends the process when it is asked to: it says that it is no longer ready, answers what it was asked, lets go of the
 * database, and exits with 0. With 1 when that takes longer than whoever asked would wait. Returns a function that tells whether a stop has begun.
 */
function stopOnSignal(app: NestExpressApplication): () => boolean {
  const log = new Log('Stop');
  const drain = drainable(app.getHttpServer());
  const stop = async (signal: string) => {
    log.info('Stopping', { code: signal });
    setTimeout(() => {
      log.warn('Not everything ended in time', { ms: ALL_MS });
      process.exit(1);
    }, ALL_MS).unref();
    app.get(HealthService, { strict: false }).stop();
    // They would never end by themselves.
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
