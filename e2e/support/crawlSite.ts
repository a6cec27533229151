import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { publicAddresses } from './publicAddresses.js';

const forMachines = [
  '/administrador',
  '/login',
  '/404-que-no-hay',
  '/buscar?q=ahorro',
  '/sin-conexion',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/novedades/rss.xml',
  '/trabajador.js',
  '/favicon.svg',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/errores',
  '/api/salud',
  '/api/publico/sitio/entidad',
  '/api/publico/sitio/menu',
];
const NAMED = /(?:href|src|content)="(\/[^"#]*|https?:\/\/[^"#]*)"|"(\/?(?:assets|panel)\/[\w./-]+)"/g;
const READ = /^(text\/|application\/(json|xml|rss|javascript|manifest|[\w.+-]*(json|xml)))|svg/;

/** Requests an address; repeats the request when its rate limit allows it. */
export async function getPatiently(request: APIRequestContext, address: string): Promise<APIResponse> {
  for (;;) {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 429) return answer;
    await setTimeout(Number(answer.headers()['retry-after']) * 1_000);
  }
}

/**
 * Crawls an installation: every public page, the machine-readable addresses, and the scripts, styles and pictures they
 * name. Returns headers and text by address; only the headers where the body is not text.
 */
export async function crawlSite(request: APIRequestContext, baseURL: string): Promise<ReadonlyMap<string, string>> {
  const map = await (await request.get('/sitemap.xml')).text();
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => pathIn(String(found), baseURL) ?? '/');
  const waiting = [...new Set([...publicAddresses, ...mapped, ...forMachines])];
  const responses = new Map<string, string>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (responses.has(address)) continue;
    const answer = await getPatiently(request, address);
    const headers = JSON.stringify(answer.headers());
    const text = READ.test(answer.headers()['content-type'] ?? '') ? await answer.text() : '';
    responses.set(address, headers + text);
    for (const [, linked, part] of text.matchAll(NAMED)) {
      const path = pathIn(linked ?? `/${String(part).replace(/^\//, '')}`, baseURL);
      if (path && !responses.has(path)) waiting.push(path);
    }
  }
  return responses;
}

/** Returns the path of an address of this installation; undefined for another's. */
function pathIn(address: string, baseURL: string): string | undefined {
  const { origin, pathname, search } = new URL(address.replaceAll('&amp;', '&'), baseURL);
  return origin === new URL(baseURL).origin ? pathname + search : undefined;
}
