import { type ArgumentsHost, Catch, Injectable, NotFoundException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { RouteList } from '../../auth/route-list.js';
import { pathParts } from '../paths.js';
import { ProblemFilter } from '../problem.filter.js';
import { Problem } from '../problem.js';

/** A literal path segment, or undefined for a parameter. */
type Part = string | undefined;
type KnownRoute = { parts: readonly Part[]; method: string };

/** Index of the methods of each path, for `Allow` and OPTIONS. */
@Injectable()
export class AllowedMethods {
  private known: readonly KnownRoute[] | undefined;

  constructor(private readonly routes: RouteList) {}

  /** Returns the methods of a path in a fixed order; none without a route or for a path that can't be decoded. */
  at(path: string): string[] {
    const parts = pathParts(path);
    // Built on first use, when all routes are registered.
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

/** Parses an Express path as our routes use it: `:id` parameters and backslash-escaped colons. */
const patternOf = (path: string): Part[] =>
  pathParts(path).map((part) => (part.startsWith(':') ? undefined : part.replaceAll('\\', '')));

/** Answers OPTIONS with the methods of a path. Sends no CORS header, so it admits no other origin. */
export const answerOptions =
  (methods: AllowedMethods) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const allowed = request.method === 'OPTIONS' ? methods.at(request.path) : [];
    if (allowed.length === 0) next();
    else response.status(204).set('Allow', allowed.join(', ')).end();
  };

@Catch(NotFoundException)
export class UnroutedFilter extends ProblemFilter {
  constructor(private readonly methods: AllowedMethods) {
    super();
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const allowed = this.methods.at(http.getRequest<Request>().path);
    if (allowed.length === 0) return super.catch(thrown, host);
    http.getResponse<Response>().setHeader('Allow', allowed.join(', '));
    super.catch(new Problem('metodo_no_permitido'), host);
  }
}
