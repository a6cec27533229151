import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild } from '../processes/startChild.mjs';
import { root } from '../root.mjs';

const ownToTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Starts a server that answers everything with the very answer that another gave at an address. */
export async function startBareServer(folder, url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const headers = [...answer.headers].filter(([name]) => !ownToTheConnection.has(name));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return start(folder, 'bareServer.mjs', { status: answer.status, headers: Object.fromEntries(headers), body });
}

/** Starts what draws the site's pages and does nothing else, on what that server publishes. */
export const startBarePages = (folder, api) =>
  start(folder, 'barePages.mjs', {
    api,
    bundle: pathToFileURL(path.join(root, 'public-site/dist/server/entry-server.js')).href,
  });

/** Starts a Nest application that only sends the statements given to the database. */
export const startBareNest = (folder, url, recorded) => start(folder, 'bareNest.mjs', { url, recorded });

async function start(folder, script, told) {
  const child = startChild(path.join(import.meta.dirname, script), {
    logFile: path.join(folder, 'bare.log'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(told);
  const [{ port }] = await once(child, 'message');
  return { child, address: `http://127.0.0.1:${port}` };
}
