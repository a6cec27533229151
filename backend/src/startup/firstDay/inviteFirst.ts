import { type Rol, rolLabels } from '@coop/domain';
import type { INestApplication } from '@nestjs/common';
import { isActiveAdministrator } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { FirstAdministrator } from '../../sections/usuarios/first-administrator.js';

/** Invites once and returns the link; leaves an existing user unchanged. */
export async function inviteFirst(app: INestApplication, email: string): Promise<string> {
  const users = await app.get(UserStore, { strict: false }).list();
  const known = users.find((user) => user.email === email.toLowerCase());
  if (known && !isActiveAdministrator(known))
    return `${email} ya es un usuario, pero no un administrador activo (rol: ${rolLabels[known.rol as Rol] ?? 'ninguno'}): no se lo cambia ni se lo invita. Indique otro correo o pida el cambio a un administrador.`;
  if (known) return `${email} ya es un usuario: no se lo invita de nuevo.`;
  const link = await app.get(FirstAdministrator, { strict: false }).invite(email);
  return `Abra este enlace, una sola vez, para poner la contraseña de ${email}:\n${link}`;
}
