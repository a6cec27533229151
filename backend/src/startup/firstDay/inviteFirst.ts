import type { INestApplication } from '@nestjs/common';
import { UserStore } from '../../platform/users/user-store.js';
import { FirstAdministrator } from '../../sections/usuarios/first-administrator.js';

/** Invites the first administrador, once: with what to open. Nothing for whoever is a user already. */
export async function inviteFirst(app: INestApplication, email: string): Promise<string> {
  const users = await app.get(UserStore, { strict: false }).list();
  if (users.some((user) => user.email === email)) return `${email} ya es un usuario: no se lo invita de nuevo.`;
  const link = await app.get(FirstAdministrator, { strict: false }).invite(email);
  return `Abra este enlace, una sola vez, para poner la contraseña de ${email}:\n${link}`;
}
