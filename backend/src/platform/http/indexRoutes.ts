import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathParts } from './pathParts.js';

/** Of Express's router, what it goes by: its layers in their order, those without a route for every request. */
type Layer = { route?: { path: unknown } | undefined };
type Handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
export type Router = { stack: Layer[]; handle: Handle };

/** The layers whose fixed parts lead here, each with its place in the whole. */
type Node = { layers: { layer: Layer; at: number }[]; below: Map<string, Node>; router: Router };

/** What is no plain text in a path: from that part on it may be anything. */
const PATTERN = /[:*{}()[\]+?!\\]/;

/**
 * Express asks every route in turn whether a request is its own, and there are hundreds. This leaves it only those whose fixed
 * parts, from the left, are those of the address, in the order that they had: none that could match is left out, so that it
 * answers as before. To be called once all routes are there.
 */
export function indexRoutes(router: Router): void {
  const { handle } = router;
  const root = newNode(router);
  for (const [at, layer] of router.stack.entries()) nodeFor(root, layer).layers.push({ layer, at });
  giveRouters(root, [], router);
  router.handle = (request, response, next) =>
    handle.call(routerFor(root, request.url as string), request, response, next);
}

const newNode = (router: Router): Node => ({ layers: [], below: new Map(), router });

function nodeFor(root: Node, { route }: Layer): Node {
  const parts = typeof route?.path === 'string' && route.path.startsWith('/') ? pathParts(route.path) : [];
  const pattern = parts.findIndex((part) => PATTERN.test(part));
  let node = root;
  for (const part of pattern < 0 ? parts : parts.slice(0, pattern)) {
    const next = node.below.get(part) ?? newNode(root.router);
    node.below.set(part, next);
    node = next;
  }
  return node;
}

/** The same router in all but its layers. */
function giveRouters(node: Node, above: Node['layers'], whole: Router): void {
  const layers = [...above, ...node.layers].sort((a, b) => a.at - b.at);
  node.router = Object.assign(Object.create(whole), { stack: layers.map(({ layer }) => layer) });
  for (const next of node.below.values()) giveRouters(next, layers, whole);
}

/** An address that begins with a host is Express's to take apart. */
function routerFor(root: Node, url: string): Router {
  if (!url.startsWith('/')) return Object.getPrototypeOf(root.router);
  let node = root;
  for (const part of pathParts(url.split('?', 1)[0] as string)) {
    const next = node.below.get(part);
    if (!next) break;
    node = next;
  }
  return node.router;
}
