import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { lockUsers } from '../../platform/database/lockUsers.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { invalidData } from '../../platform/http/problem.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import type { NewPassword } from './password.js';
import { PasswordLimits } from './password-limits.js';
import { PasswordLinks, stillServes } from './password-links.js';

/** A password that was forgotten, and one that is set by a link. */
@Injectable()
export class PasswordService {
  private readonly log = new Log('Passwords');

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly accounts: Accounts,
    private readonly links: PasswordLinks,
    private readonly limits: PasswordLimits,
    private readonly notices: CredentialNotices,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends a link to the owner of that address, if there is one who may come in. Nobody waits for it: the time that an
   * answer takes would tell whether there is.
   */
  forget(email: string): void {
    this.sendLink(email).catch((err: unknown) => this.log.error('The link for a new password was not sent', { err }));
  }

  /**
   * Sets the password of the link's owner. Throws 422 for a link that serves no more, 429 where a network tries many: whoever has
   * one is never counted, nor waits behind those who try.
   */
  async set({ codigo, clave }: NewPassword, address: string): Promise<void> {
    if (!(await this.links.has(codigo))) {
      await this.limits.take(address);
      throw noLink();
    }
    const uid = await this.database.transaction(async (tx) => {
      // Otherwise they could become somebody else while their password is on its way to Firebase.
      await lockUsers(tx);
      const user = await this.ownerOf(codigo, tx);
      await this.links.removeOf(user.id, tx);
      await this.notices.record('cambiarClave', user, { uid: user.id, email: user.email }, tx);
      // Last: what follows is only the end of the transaction.
      await this.accounts.setPassword(user, clave);
      return user.id;
    });
    await this.accounts.endSessions(uid);
  }

  private async sendLink(email: string): Promise<void> {
    const user = (await this.users.list()).find((one) => one.email === email);
    if (user?.estado !== 'activo') return;
    await this.database.transaction(async (tx) => {
      const { ruta, venceEn } = await this.links.make(user, 'olvido', tx);
      const about = { seccion: 'usuarios', registro: user.id, para: user.email };
      await this.outbox.add(tx, {
        ...about,
        clave: `olvido:${uuidv7()}`,
        plantilla: 'olvido',
        datos: { ruta },
        vence: venceEn,
      });
    });
  }

  private async ownerOf(codigo: string, tx: Database): Promise<User> {
    const link = await this.links.take(codigo, tx);
    const user = link && (await this.users.find(link.uid, tx));
    if (!link || !user || !(await this.opens(link, user))) throw noLink();
    return user;
  }

  private async opens(link: EnlaceClave, user: User): Promise<boolean> {
    if (user.estado !== 'activo' || !stillServes(link, user)) return false;
    return link.tipo !== 'invitacion' || !(await this.accounts.haveSignedIn(user));
  }
}

const noLink = () => invalidData({ codigo: 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».' });
