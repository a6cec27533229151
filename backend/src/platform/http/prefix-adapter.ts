import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import newRouter from 'router';
import { pathParts } from './paths.js';

type Router = ReturnType<typeof newRouter>;

/** Characters of a path pattern; from such a segment on, anything may match. */
const PATTERN = /[:*{}()[\]+?!\\]/;

type Verb = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** Express with a router per path prefix: matching a thousand routes one by one takes a quarter of the CPU. */
export class PrefixAdapter extends ExpressAdapter {
  private readonly routers = new Map<string, Router>();
  private deepest = 0;

  override get = this.add('get');
  override head = this.add('head');
  override post = this.add('post');
  override put = this.add('put');
  override patch = this.add('patch');
  override delete = this.add('delete');

  listRoutes() {
    const own = this.getInstance<Express>().router as unknown as Router;
    return [own, ...this.routers.values()].flatMap((router) => router.listRoutes());
  }

  private add(verb: Verb) {
    return (path: unknown, handler?: RequestHandler) =>
      this.routerFor(String(path))[verb](String(path), handler as never);
  }

  private routerFor(path: string) {
    if (this.routers.size === 0) this.use(this.dispatch);
    const parts = pathParts(path);
    const pattern = parts.findIndex((part) => PATTERN.test(part));
    const fixed = pattern < 0 ? parts : parts.slice(0, pattern);
    this.deepest = Math.max(this.deepest, fixed.length);
    const router = this.routers.get(fixed.join('/')) ?? newRouter();
    this.routers.set(fixed.join('/'), router);
    return router;
  }

  private readonly dispatch = (request: Request, response: Response, next: NextFunction) => {
    const parts = pathParts(request.path).slice(0, this.deepest);
    const tryFrom = (length: number, error?: unknown): unknown => {
      if (error !== undefined || length < 0) return next(error);
      const router = this.routers.get(parts.slice(0, length).join('/'));
      if (!router) return tryFrom(length - 1);
      return router(request, response, (failure?: unknown) => tryFrom(length - 1, failure));
    };
    tryFrom(parts.length);
  };
}
