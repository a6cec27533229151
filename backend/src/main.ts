import { readConfig } from './config.js';
import { createApp } from './createApp.js';
import { connect } from './database/connect.js';
import { prepareDemo } from './demo/prepareDemo.js';

/** Starts the server; says what is wrong and ends with 1 when it can't. */
async function main() {
  const config = readConfig(process.env);
  const connection = await connect(config);
  const app = await createApp(config, connection);
  if (config.DEMO) await prepareDemo(app);
  const server = await app.listen(config.PORT, config.HOST);
  // Slow senders must not hold a connection for ever.
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  // Longer than the idle time of whoever is in front: when both close a connection at once, a request on it is lost.
  server.keepAliveTimeout = 75_000;
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});

/** The message, and that of what caused it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n${reasonOf(error.cause)}` : error.message;
}
