import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { RouteList } from '../../src/platform/auth/route-list.js';
import type { PrefixAdapter } from '../../src/platform/http/prefix-adapter.js';
import { useApp } from '../support/useApp.js';

// To accept a change: UPDATE_ROUTES=1 npm run jest -- backend/test/auth/routes.test.ts, and review the diff.
const reviewedList = path.join(import.meta.dirname, 'routes.txt');

/** Path of Nest middleware for all routes. */
const CATCH_ALL = '{/*splat}';

describe('routes of the server', () => {
  const app = useApp();
  let lines: string[];
  let adapter: PrefixAdapter;
  beforeAll(async () => {
    lines = app.app.get(RouteList, { strict: false }).lines();
    adapter = app.app.getHttpAdapter() as unknown as PrefixAdapter;
    if (process.env.UPDATE_ROUTES) writeFileSync(reviewedList, `${lines.join('\n')}\n`);
  });

  it('match the reviewed list with their access', () => {
    expect(lines).toEqual(readFileSync(reviewedList, 'utf8').trimEnd().split('\n'));
  });

  it('include every route of the router, so none bypasses the guard', () => {
    const known = adapter
      .listRoutes()
      .filter((route) => route.path !== CATCH_ALL)
      .flatMap(({ path, methods = [] }) =>
        // A GET route also answers HEAD.
        methods.filter((method) => method !== 'HEAD' || !methods.includes('GET')).map((method) => `${method} ${path}`),
      );
    const listed = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect([...new Set(known)].sort()).toEqual([...new Set(listed)].sort());
  });

  it('answer 401 without a token, unless public', async () => {
    const closed = lines.map((line) => line.split(' ')).filter(([, , who]) => who !== 'public') as [
      string,
      string,
      string,
    ][];
    expect(closed.length).toBeGreaterThan(100);
    for (const [method, route] of closed) {
      const address = route.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000');
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const { status } = await app.anonymous[verb](address);
      expect(`${method} ${route} ${status}`).toBe(`${method} ${route} 401`);
    }
  });
});
