import { findRol } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.js';
import { Log } from '../logging/log.js';
import { MachineStaff } from '../machines/machine-staff.service.js';
import { isMachineKey } from '../machines/machineKey.js';
import type { User } from '../users/user.js';
import { UserCache } from '../users/user-cache.js';
import { IdTokens } from './id-tokens.js';
import { requireActive } from './permissions.js';
import type { Staff } from './staff.js';

type SignedIn = { staff: Staff; signedInAt: number };

type TokenUser = { uid: string; user: User | undefined; signedInAt: number };

/** Interval of a repeated warning about one uid, in seconds, so that it can't fill the disk. */
const WARNING_INTERVAL_S = 600;

/** Resolves a token or API key to its staff user or system, with the role now in the users store. */
@Injectable()
export class StaffService implements OnModuleInit {
  private readonly log = new Log(StaffService.name);
  private readonly warnings = new RateLimiterMemory({ points: 1, duration: WARNING_INTERVAL_S });

  constructor(
    private readonly tokens: IdTokens,
    private readonly users: UserCache,
    private readonly machines: MachineStaff,
  ) {}

  onModuleInit() {
    this.users.onChange((uid) => this.tokens.forget(uid));
  }

  /** Throws 401 without a good token, 403 without an active user with a role. `fresh`: without the 2 s cache. */
  async getStaff(token: string, { fresh, address }: { fresh: boolean; address?: string }): Promise<SignedIn> {
    if (isMachineKey(token)) return { staff: await this.machines.getStaff(token, address), signedInAt: 0 };
    const { uid, user, signedInAt } = fresh ? await this.confirm(token) : await this.read(token);
    if (!user) {
      await this.warnOnce(uid);
      throw new Problem('sin_permiso', 'Su usuario no tiene un rol asignado.');
    }
    requireActive(user);
    const rol = findRol(user.rol);
    if (!rol) throw new Problem('sin_permiso', 'Su rol no está reconocido.');
    return { staff: { uid, email: user.email, nombre: user.nombre ?? user.email, rol }, signedInAt };
  }

  private warnOnce(uid: string): Promise<void> {
    return this.warnings.consume(uid).then(
      () => this.log.warn('No such document!'),
      () => undefined,
    );
  }

  private async read(token: string): Promise<TokenUser> {
    const { uid, auth_time: signedInAt } = await this.tokens.verify(token, { fresh: false });
    return { uid, user: await this.users.find(uid, { fresh: false }), signedInAt };
  }

  /** Reads the role first: sessions are revoked before a higher role is stored, so a valid one is no older. */
  private async confirm(token: string): Promise<TokenUser> {
    const uid = await this.tokens.holder(token);
    const user = await this.users.find(uid, { fresh: true });
    const { auth_time: signedInAt } = await this.tokens.verify(token, { fresh: user?.estado === 'activo' });
    return { uid, user, signedInAt };
  }
}
