import type { AddressInfo } from 'node:net';
import { describeFault } from './platform/config/faults.js';
import { describeError } from './platform/database/errors.js';
import { firstLogger } from './platform/logging/logging.js';
import { logUncaught } from './platform/logging/logUncaught.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMetrics } from './platform/metrics/serveMetrics.js';
import { productVersion } from './platform/productVersion.js';
import { isOtherSalt, openOwn } from './startup/claimDatabase.js';
import type { Edition } from './startup/edition.js';
import { getTriedConfig } from './startup/getTriedConfig.js';
import { stopOnSignal } from './startup/stopOnSignal.js';
import { tryPorts } from './startup/tryPorts.js';

const OTHER_SALT =
  'HASH_SALT no es la del último inicio sobre esta base. Si la cambió, los enlaces privados de antes ya no abren; si otro proceso tiene otra, ni él abre los de este ni los límites se comparten: dé a todos la misma.';

/** Starts the server of that edition. On failure writes the error to stderr and exits with 1. */
export const runServer = (edition: Edition): Promise<void> =>
  start(edition).catch((error: unknown) => {
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  });

async function start({ settings, attempts, claim, modules, prepare, complete }: Edition): Promise<void> {
  const { config, warnings } = await getTriedConfig(process.env, settings, [tryPorts, ...attempts]);
  const log = firstLogger(config);
  for (const warning of warnings) log.warn(describeFault(warning).trim());
  const connection = await openOwn(config, claim, (event) => log.info(event));
  await claim(connection.database, config);
  if (await isOtherSalt(connection.database, config)) log.warn(OTHER_SALT);
  // Imported last, so that invalid settings are reported without loading the server.
  const { createApp } = await import('./createApp.js');
  const app = await createApp(config, connection, modules);
  const isStopping = stopOnSignal(app);
  logUncaught();
  await prepare(app);
  const server = await app.listen(config.PORT, config.HOST);
  const { address, port } = server.address() as AddressInfo;
  log.info({ version: productVersion, node: process.version, address, port }, 'The server listens');
  const readings = [...(connection.readings ?? []), ...app.get(Metrics).list()];
  await serveMetrics(server, readings, config);
  await complete?.(app).catch((error: unknown) => {
    // A shutdown closes the database during this step.
    if (!isStopping()) throw error;
  });
}
