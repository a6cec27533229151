import { findRol } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.js';
import { Log } from '../logging/log.js';
import { MachineStaff } from '../machines/machine-staff.service.js';
import { isMachineKey } from '../machines/machineKey.js';
import { KnownUsers } from '../users/known-users.js';
import type { User } from '../users/user.js';
import { IdTokens } from './id-tokens.js';
import { requireActive } from './requireActive.js';
import type { Staff } from './staff.js';

/** Somebody who came in, and when they gave their password, in seconds since 1970. */
type SignedIn = { staff: Staff; signedInAt: number };

type Found = { uid: string; user: User | undefined; signedInAt: number };

/** In seconds: who keeps asking without a user fills no disk. */
const TOLD_AGAIN = 600;

/** From a token, or a key, to the member of staff or the system who holds it, with the role that the users store has now. */
@Injectable()
export class StaffService implements OnModuleInit {
  private readonly log = new Log(StaffService.name);
  private readonly told = new RateLimiterMemory({ points: 1, duration: TOLD_AGAIN });

  constructor(
    private readonly tokens: IdTokens,
    private readonly users: KnownUsers,
    private readonly machines: MachineStaff,
  ) {}

  onModuleInit() {
    this.users.onChange((uid) => this.tokens.forget(uid));
  }

  /**
   * Throws 401 without a good token, 403 without an active user that has a role. `fresh`: asks the users store and the sign-in
   * service now, where an answer of the last two seconds would do otherwise.
   */
  async getStaff(token: string, { fresh }: { fresh: boolean }): Promise<SignedIn> {
    if (isMachineKey(token)) return { staff: await this.machines.getStaff(token), signedInAt: 0 };
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
    return this.told.consume(uid).then(
      () => this.log.warn('No such document!'),
      () => undefined,
    );
  }

  private async read(token: string): Promise<Found> {
    const { uid, auth_time: signedInAt } = await this.tokens.verify(token, { fresh: false });
    return { uid, user: await this.users.find(uid, { fresh: false }), signedInAt };
  }

  /**
   * The role first and the session after it: sessions end before a higher role is stored, so that one which still stands then
   * is no session from before the role. Of whoever is refused anyway nothing is asked of the sign-in service.
   */
  private async confirm(token: string): Promise<Found> {
    const uid = await this.tokens.holder(token);
    const user = await this.users.find(uid, { fresh: true });
    const { auth_time: signedInAt } = await this.tokens.verify(token, { fresh: user?.estado === 'activo' });
    return { uid, user, signedInAt };
  }
}
