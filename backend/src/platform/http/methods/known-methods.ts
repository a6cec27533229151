import { Injectable } from '@nestjs/common';
import { RouteList } from '../../auth/route-list.js';
import { pathParts } from '../pathParts.js';

/** A part of an address that is written as it is, or undefined for one that may be anything. */
type Part = string | undefined;
type Known = { parts: readonly Part[]; method: string };

/** Which methods an address has: for `Allow`, and for those who ask. */
@Injectable()
export class KnownMethods {
  private known: readonly Known[] | undefined;

  constructor(private readonly routes: RouteList) {}

  /** Those of the path, in a fixed order; none where no route is. A path that can't be decoded has none either. */
  at(path: string): string[] {
    const parts = pathParts(path);
    // Routes are all there once somebody asks.
    this.known ??= this.routes.routes().map(({ path, method }) => ({ parts: patternOf(path), method }));
    const found = new Set(this.known.filter((one) => fits(one.parts, parts)).map(({ method }) => method));
    if (found.size === 0) return [];
    if (found.has('GET')) found.add('HEAD');
    return order.filter((method) => method === 'OPTIONS' || found.has(method));
  }
}

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const fits = (pattern: readonly Part[], parts: readonly string[]) =>
  pattern.length === parts.length && pattern.every((part, at) => part === undefined || part === parts[at]);

/** Of a pattern of Express as our routes are written: `:id`, and a colon of their own behind a backslash. */
const patternOf = (path: string): Part[] =>
  pathParts(path).map((part) => (part.startsWith(':') ? undefined : part.replaceAll('\\', '')));
