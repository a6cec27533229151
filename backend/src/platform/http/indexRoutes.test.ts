import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { indexRoutes, type Router } from './indexRoutes.js';

const paths = [
  undefined,
  '/api/saldos/lotes',
  '/api/saldos/:id',
  '/api/:anything',
  '/api/novedades',
  '/api/novedades/:id',
  '/api/novedades/lote/publicar',
  '/api/institucional/bienes/:id/ordenes',
  '/api/novedades{/:page}',
  '/*rest',
  undefined,
];

/** The layers that a request is left with, by their place. */
function leftWith(url: string): (string | undefined)[] {
  let left: Router['stack'] = [];
  const router: Router = {
    stack: paths.map((path) => (path === undefined ? {} : { route: { path } })),
    handle(this: Router) {
      left = this.stack;
    },
  };
  indexRoutes(router);
  router.handle({ url } as IncomingMessage, {} as ServerResponse, () => undefined);
  return left.map(({ route }) => route?.path as string | undefined);
}

const shared = ['/api/:anything', '/api/novedades{/:page}', '/*rest', undefined];
const novedades = ['/api/novedades', '/api/novedades/:id'];

it.each<[string, (string | undefined)[]]>([
  ['/', [undefined, '/*rest', undefined]],
  ['/api', [undefined, ...shared]],
  ['/api/novedades', [undefined, shared[0], ...novedades, ...shared.slice(1)]],
  ['/API/Novedades/', [undefined, shared[0], ...novedades, ...shared.slice(1)]],
  ['/api/novedades/1?a=/b', [undefined, shared[0], ...novedades, ...shared.slice(1)]],
  ['/api/%6Eovedades', [undefined, ...shared]],
  ['/api//novedades', [undefined, ...shared]],
  ['/api/saldos/lotes', [undefined, '/api/saldos/lotes', '/api/saldos/:id', ...shared]],
  ['/__proto__/constructor', [undefined, '/*rest', undefined]],
])('%s', (url, left) => expect(leftWith(url)).toEqual(left));

it('leaves an address with a host all of them', () => expect(leftWith('http://x/api')).toEqual(paths));
