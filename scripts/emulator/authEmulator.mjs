/**
 * The Firebase Auth emulator as a process of its own, on a free port of the loopback address; tells the port to its
 * parent as `{ port }`. It calls the emulator's app directly rather than the `firebase` command line, which takes
 * 8 s, tries to reach the internet at each start and opens ports for a hub and a log that nobody here reads.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

// It is heard before it is loaded, which takes seconds: the server starts meanwhile, and its requests wait.
const server = createServer(async (request, response) => (await app)(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: server.address().port });

// Each operation of Google's API costs schema compilation: 5.5 s for all 80, 1.7 s for the ones that the product uses.
const used =
  /^\/v1\/accounts:(delete|lookup|resetPassword|sendOobCode|signInWithCustomToken|signInWithPassword|signUp|update)$|^\/v1\/projects\/{targetProjectId}\/accounts|^\/v1\/token$|^\/emulator\/v1\/projects\/{targetProjectId}\/(accounts|config|oobCodes)$/;
const { paths } = load('firebase-tools/lib/emulator/auth/apiSpec.js').default;
for (const path of Object.keys(paths)) if (!used.test(path)) delete paths[path];

// Its log stays silent unless it takes itself to be the command line.
const { logger, useConsoleLoggers } = load('firebase-tools/lib/logger.js');
const { createApp } = load('firebase-tools/lib/emulator/auth/server.js');

process.env.IS_FIREBASE_CLI = '1';
useConsoleLoggers();
// What it merely tells is links that set passwords: whoever read the log could take over any account.
for (const transport of logger.transports) transport.level = 'warn';
const app = createApp(process.env.FIREBASE_PROJECT_ID ?? 'demo-kantuta');
