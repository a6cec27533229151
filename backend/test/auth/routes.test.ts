import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RouteList } from '../../src/platform/auth/route-list.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** What the test reads of a layer of Express's router; its published types leave `methods` out. */
type Layer = { route?: { path: string; methods: Record<string, boolean> } };

// To agree to a change: UPDATE_ROUTES=1 npm run jest -- backend/test/auth/routes.test.ts, and read what it changed.
const agreed = path.join(import.meta.dirname, 'routes.txt');

/** Where Nest puts middleware for all routes. */
const everything = '{/*splat}';

describe('the routes of the whole server', () => {
  let app: TestApp;
  let lines: string[];
  let layers: Layer[];
  beforeAll(async () => {
    app = await startApp();
    lines = app.app.get(RouteList, { strict: false }).lines();
    layers = app.app.getHttpAdapter().getInstance().router.stack as unknown as Layer[];
    if (process.env.UPDATE_ROUTES) writeFileSync(agreed, `${lines.join('\n')}\n`);
  });
  afterAll(() => app.close());

  it('are those that were agreed on, each with who may call it', () => {
    expect(lines).toEqual(readFileSync(agreed, 'utf8').trimEnd().split('\n'));
  });

  it('are all that the router knows: none hides outside the controllers, where the guard does not stand', () => {
    const known = layers.flatMap(({ route }) =>
      route && route.path !== everything
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : [],
    );
    const listed = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect([...new Set(known)].sort()).toEqual([...new Set(listed)].sort());
  });

  it('answer 401 without a token, unless they are public', async () => {
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
