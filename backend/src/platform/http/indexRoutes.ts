import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathParts } from './pathParts.js';

/** The part of Express's router in use: its layers in order; those without a route run for every request. */
type Layer = { route?: { path: unknown } | undefined };
type Handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
export type Router = { stack: Layer[]; handle: Handle };

/** A trie node of fixed path segments, with its layers and their position in the router. */
type Node = { layers: { layer: Layer; at: number }[]; below: Map<string, Node>; router: Router };

/** Characters of a path pattern; from such a segment on, anything may match. */
const PATTERN = /[:*{}()[\]+?!\\]/;

/**
 * Replaces Express's linear search through hundreds of routes. Each request tries only the layers whose leading fixed
 * segments match its path, in their original order, so the result is the same. Must be called after all routes are
 * registered.
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

/** Gives each node a copy of the router with its own layers. */
function giveRouters(node: Node, above: Node['layers'], whole: Router): void {
  const layers = [...above, ...node.layers].sort((a, b) => a.at - b.at);
  node.router = Object.assign(Object.create(whole), { stack: layers.map(({ layer }) => layer) });
  for (const next of node.below.values()) giveRouters(next, layers, whole);
}

/** Leaves absolute URLs to Express. */
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
