import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild } from '../processes/startChild.mjs';
import { root } from '../root.mjs';

const ownToTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Starts a server that answers everything with a copy of the response at that URL. */
export async function startBareServer(folder, url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const headers = [...answer.headers].filter(([name]) => !ownToTheConnection.has(name));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return start(folder, 'bareServer.mjs', { status: answer.status, headers: Object.fromEntries(headers), body });
}

/** Starts a process that renders the site's pages, with data of the product's API. */
export const startBarePages = (folder, api) =>
  start(folder, 'barePages.mjs', {
    api,
    bundle: pathToFileURL(path.join(root, 'public-site/dist/server/entry-server.js')).href,
  });

/** Starts a Nest application that only runs the recorded statements. */
export const startBareNest = (folder, url, recorded) => start(folder, 'bareNest.mjs', { url, recorded });

async function start(folder, script, message) {
  const child = startChild(path.join(import.meta.dirname, script), {
    logFile: path.join(folder, 'bare.log'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(message);
  const [{ port }] = await once(child, 'message');
  return { child, address: `http://127.0.0.1:${port}` };
}
