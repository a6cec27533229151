import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RouteList } from './route-list.js';

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
