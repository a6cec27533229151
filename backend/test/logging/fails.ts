import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { LoggerModule } from 'nestjs-pino';
import { readConfig } from '../../src/platform/config/config.js';
import { Log } from '../../src/platform/logging/log.js';
import { logging } from '../../src/platform/logging/logging.js';
import { logUncaught } from '../../src/platform/logging/logUncaught.js';
import { ServerLogger } from '../../src/platform/logging/server-logger.js';

// Server process with an unawaited query that fails.
const app = await NestFactory.createApplicationContext(
  {
    module: class Failing {},
    imports: [LoggerModule.forRoot(logging(readConfig({ NODE_ENV: 'test' })))],
    providers: [ServerLogger],
  },
  { bufferLogs: true },
);
app.useLogger(app.get(ServerLogger));
logUncaught();
const log = new Log('Failing');
for (const _ of [1, 2, 3]) {
  log.info('A line');
  await sleep(50);
}
process.stderr.write('It goes on\n');
void Promise.reject(new DrizzleQueryError('select $1', ['Zxcanarita'], new Error('the disk is full')));
