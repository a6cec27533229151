import { CONFIG, type Config } from '@coop/backend/config';
import { DEMO_DOMAIN } from '@coop/backend/database';
import { FIREBASE_AUTH, type User, UserStore } from '@coop/backend/platform';
import { completeRow } from '@coop/backend/resource';
import { Accounts } from '@coop/backend/sections';
import { type AnyRow, type Rol, roles, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Auth } from 'firebase-admin/auth';
import { emailOf, PASSWORD } from '../ground/knownAccounts.js';

const names: Record<Rol, string> = {
  administrador: 'Elena Quispe Mamani',
  creditos: 'Rodrigo Flores Choque',
  comercial: 'Carla Vargas Rojas',
  sistemas: 'Iván Condori Apaza',
  finanzas: 'Lucía Gutiérrez Soria',
  rrhh: 'Marcelo Rocha Paz',
};

/** Staff of a demonstration. The Auth emulator loses its accounts, so each start creates them again. */
@Injectable()
export class DemoAccounts {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(FIREBASE_AUTH) private readonly firebase: Auth,
    private readonly accounts: Accounts,
    private readonly users: UserStore,
  ) {}

  /** Creates missing accounts in the emulator; invited users set their password by a new link. */
  async ensure(): Promise<void> {
    if (!this.config.FIREBASE_AUTH_EMULATOR_HOST)
      throw new Error('La demostración necesita el emulador de inicio de sesión: iníciela con «npm start».');
    if ((await this.users.list()).length === 0) for (const rol of roles) await this.users.create(demoUser(rol));
    for (const user of await this.users.list()) await this.ensureAccount(user);
  }

  private async ensureAccount(user: User): Promise<void> {
    const { users } = await this.firebase.getUsers([{ uid: user.id }, { email: user.email }]);
    const own = users.find(({ uid }) => uid === user.id);
    if (own?.email === user.email) return;
    // Accounts that an earlier database left in the emulator.
    await this.firebase.deleteUsers(users.map(({ uid }) => uid));
    await this.accounts.create(user, user.email.endsWith(`@${DEMO_DOMAIN}`) ? PASSWORD : undefined);
  }
}

function demoUser(rol: Rol): User {
  const row: AnyRow = completeRow(
    sections.usuarios,
    { email: emailOf(rol), nombre: names[rol], rol },
    null,
    new Date(),
  );
  return row as User;
}
