import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demandsOf } from '../../src/platform/auth/demandsOf.js';
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

  it('ask the sign-in service each time where they answer a file', async () => {
    const { body } = await app.anonymous.get('/api/openapi.json').expect(200);
    const paths = body.paths as Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
    const answersFile = (path: string) => {
      const types = Object.keys(paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get?.responses[200]?.content ?? {});
      return types.some((type) => !type.includes('json'));
    };
    const closed = app.app
      .get(RouteList, { strict: false })
      .routes()
      .flatMap(({ method, path, access }) =>
        method === 'GET' && access && access !== 'public' ? [{ path, access }] : [],
      )
      .filter(({ path }) => answersFile(path));
    expect(closed.map(({ path }) => path)).toContain('/api/contactanos/reclamos/:id/carta');
    expect(closed.filter(({ access }) => !demandsOf(access, 'GET').confirmed).map(({ path }) => path)).toEqual([]);
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
