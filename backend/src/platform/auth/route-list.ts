import { Injectable, type OnApplicationBootstrap, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type Access, findAccess, rolesOf } from './access.js';

export type Route = {
  method: string;
  path: string;
  name: string;
  access: Access | undefined;
  controller: Type;
  handler: object;
};

@Injectable()
export class RouteList {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Returns a sorted line per route, `METHOD /path who`, which a test compares with the agreed list. */
  lines(): string[] {
    return this.routes()
      .map(({ method, path, access }) => `${method} ${path} ${describeAccess(access)}`)
      .sort();
  }

  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance);
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler: object = prototype[name];
        const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
        if (method === undefined) return [];
        return pathsOf(metatype).flatMap((base) =>
          pathsOf(handler).map((path) => ({
            method: RequestMethod[method] as string,
            path: `/${[base, path]
              .flatMap((part) => part.split('/'))
              .filter(Boolean)
              .join('/')}`,
            name: `${metatype.name}.${name}`,
            access: findAccess(handler),
            controller: metatype as Type,
            handler,
          })),
        );
      });
    });
  }
}

const pathsOf = (target: object): string[] => [Reflect.getMetadata(PATH_METADATA, target) ?? ''].flat();

const describeAccess = (access: Access | undefined): string => {
  if (access === undefined) return 'nobody';
  if (typeof access === 'string') return access;
  return rolesOf(access)?.join(',') || 'nobody';
};

/** Fails the start, with a list, if routes declare no access. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(private readonly routes: RouteList) {}

  onApplicationBootstrap(): void {
    const open = this.routes.routes().filter(({ access }) => access === undefined);
    if (open.length === 0) return;
    const names = open.map(({ name, method, path }) => `  ${name} (${method} ${path})`);
    throw new Error(`These routes carry none of @Public, @SignedIn, @Can and @Opens:\n${names.join('\n')}`);
  }
}
