/**
 * Runs the Firebase Auth emulator in its own process, on a free loopback port. Sends `{ port }` to its parent. Uses the
 * emulator's app directly: the `firebase` command takes 8 s, tries to reach the internet at each start, and opens ports
 * for an unused hub and log.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

// Listens before it loads, which takes seconds: the server starts meanwhile, and its requests wait.
const server = createServer(async (request, response) => (await app)(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: server.address().port });

// Compiles the schemas of each operation of Google's API on first use: all of them take seconds.
const exegesis = load('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (spec, options) => middleware(spec, { ...options, lazyCompileValidationSchemas: true });

// The emulator logs only in command line mode.
const { logger, useConsoleLoggers } = load('firebase-tools/lib/logger.js');
const { createApp } = load('firebase-tools/lib/emulator/auth/server.js');

process.env.IS_FIREBASE_CLI = '1';
useConsoleLoggers();
// Its info log contains links that set passwords, with which a reader could take over any account.
for (const transport of logger.transports) transport.level = 'warn';
const app = createApp(process.env.FIREBASE_PROJECT_ID ?? 'demo-kantuta');
