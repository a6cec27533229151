import { expect, it } from '@jest/globals';
import { RouteList } from '../../src/platform/auth/route-list.js';
import { CONFIG } from '../../src/platform/config/config.js';
import { EntidadInForce } from '../../src/platform/entidad.js';
import { openApiOf } from '../../src/platform/http/openapi/openapi.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const resolve = <T>(token: abstract new (...args: never[]) => T): T => test.app.get(token, { strict: false });

it('OpenAPI generation yields to other requests while it builds the document', async () => {
  const routes = resolve(RouteList).routes();
  let reached = 0;
  const watched = new Proxy(routes, {
    get(all, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reached = Number(name);
      return Reflect.get(all, name);
    },
  });
  const stops = new Set<number>();
  let isMaking = true;
  const look = () => {
    stops.add(reached);
    if (isMaking) setImmediate(look);
  };
  setImmediate(look);
  await openApiOf({
    routes: watched,
    entidad: resolve(EntidadInForce).current,
    config: test.app.get(CONFIG, { strict: false }),
  });
  isMaking = false;
  expect(reached).toBe(routes.length - 1);
  expect(stops.size).toBeGreaterThan(routes.length / 20);
});
