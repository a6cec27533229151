import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { Controller, type ExecutionContext, Get, Post } from '@nestjs/common';
import { Can, findAccess, Opens, Public, SignedIn } from '../../src/platform/auth/access.js';
import { AccessGuard } from '../../src/platform/auth/access-guard.js';
import { startGuardedApp } from './startGuardedApp.js';

describe('access of routes', () => {
  it('is declared once per handler', () => {
    class Routes {
      @Can('leer', sections.usuarios)
      read() {}
    }
    expect(findAccess(Routes.prototype.read)).toEqual({ action: 'leer', section: sections.usuarios, answers: 'data' });
  });

  it.each([
    ['Public and Can', [Public(), Can('leer', sections.usuarios)]],
    ['SignedIn and Public', [SignedIn(), Public()]],
    ['Opens and SignedIn', [Opens('sitio/biblioteca'), SignedIn()]],
    ['Can twice', [Can('leer', sections.usuarios), Can('crear', sections.usuarios)]],
  ])('%s on one handler stop the startup', (_, decorators) => {
    class Routes {
      read() {}
    }
    const handler = Object.getOwnPropertyDescriptor(Routes.prototype, 'read') as PropertyDescriptor;
    const [first, second] = decorators.map((decorate) => () => decorate(Routes.prototype, 'read', handler));
    expect(first).not.toThrow();
    expect(second).toThrow('Routes.read carries more than one access');
  });

  it('stops the startup when missing, naming every such route', async () => {
    @Controller('olvidos')
    class Forgotten {
      @Get()
      @Public()
      find() {}

      @Get(':id')
      get() {}

      @Post()
      create() {}
    }
    const start = startGuardedApp(Forgotten);
    await expect(start).rejects.toThrow('Forgotten.get (GET /olvidos/:id)\n  Forgotten.create (POST /olvidos)');
    await expect(start).rejects.not.toThrow('Forgotten.find');
  });

  it('is denied by the guard when missing', async () => {
    const context = { getHandler: () => () => undefined } as unknown as ExecutionContext;
    expect(await new AccessGuard(undefined as never, undefined as never).canActivate(context)).toBe(false);
  });
});
