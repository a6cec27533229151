import { once } from 'node:events';
import path from 'node:path';
import { startChild } from '../processes/startChild.mjs';

const ownToTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Starts a server in a process of its own that answers everything with the answer given. */
export async function startBareServer(answer, body, logFile) {
  const child = startChild(path.join(import.meta.dirname, 'bareServer.mjs'), { logFile, env: process.env });
  const headers = [...answer.headers].filter(([name]) => !ownToTheConnection.has(name));
  child.send({ status: answer.status, headers: Object.fromEntries(headers), body: body.toString('base64') });
  const [{ port }] = await once(child, 'message');
  return { child, address: `http://127.0.0.1:${port}/` };
}
