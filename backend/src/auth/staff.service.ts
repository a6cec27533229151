import { findRol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { Log } from '../logging/log.js';
import { KnownUsers } from '../users/known-users.js';
import { IdTokens } from './id-tokens.js';
import type { Staff } from './staff.js';

/** From a token to the member of staff who holds it, with the role that the users store has now. */
@Injectable()
export class StaffService {
  private readonly log = new Log(StaffService.name);

  constructor(
    private readonly tokens: IdTokens,
    private readonly users: KnownUsers,
  ) {}

  /** Throws 401 without a good token, 403 without an active user that has a role. */
  async getStaff(token: string, { writing }: { writing: boolean }): Promise<Staff> {
    const { uid } = await this.tokens.verify(token, { checkRevoked: writing });
    const user = await this.users.find(uid, { fresh: writing });
    if (!user) {
      this.log.warn('No such document!');
      throw new Problem('sin_permiso', 'Su usuario no tiene un rol asignado.');
    }
    // Suspended, or in a state that nobody here knows.
    if (user.estado !== 'activo')
      throw new Problem('sin_permiso', 'Su usuario está suspendido. Consulte con Sistemas.');
    const rol = findRol(user.rol);
    if (!rol) throw new Problem('sin_permiso', 'Su rol no está reconocido.');
    return { uid, email: user.email, nombre: user.nombre ?? user.email, rol };
  }
}
