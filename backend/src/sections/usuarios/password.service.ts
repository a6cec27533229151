import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { byFile } from '../../platform/auth/staff.js';
import { withTimeout } from '../../platform/clock.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Problem } from '../../platform/http/problem.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';
import { UserCache } from '../../platform/users/user-cache.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { Accounts, isRefusal } from './accounts.js';
import type { NewPassword } from './password.js';
import { noLink, type Outcome, PasswordClaims } from './password-claims.js';
import { PasswordLinks } from './password-links.js';

@Injectable()
export class PasswordLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts a request for a link. Throws a 429 above the network's limit. */
  async consumeRequested(address: string): Promise<void> {
    await this.limits.consume('passwordsAskedOfNetwork', networkOf(address), 'Demasiados pedidos.');
  }

  /** Counts a link to a mailbox. Returns false above the limit, which isn't disclosed. */
  async maySend(email: string, address: string): Promise<boolean> {
    // Counts by site: one subscriber's networks must not exhaust the owner's mails.
    const { over } = await this.limits.count('passwordLinksOfNetwork', [email, siteOf(address)]);
    return !over && !(await this.limits.count('passwordLinks', email)).over;
  }

  /** Counts an invalid code. Throws a 429 above the network's limit. */
  async consume(address: string): Promise<void> {
    await this.limits.consume('passwordsSetOfNetwork', networkOf(address), 'Demasiados intentos.');
  }

  /** Counts a refused password. Returns whether the link has reached its limit. */
  async countRefusal(link: string): Promise<boolean> {
    return (await this.limits.count('passwordRefusalsOfLink', link)).over;
  }
}

/** Response timeout; Firebase's result is still processed after it. */
const ANSWER_MS = 8_000;

@Injectable()
export class PasswordService {
  private readonly log = new Log('Passwords');

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly accounts: Accounts,
    private readonly known: UserCache,
    private readonly links: PasswordLinks,
    private readonly claims: PasswordClaims,
    private readonly limits: PasswordLimits,
    private readonly outbox: Outbox,
    private readonly history: HistoryRepository,
  ) {}

  /**
   * Mails a link to the active user with that address, if any. Sends in the background, so that timing doesn't reveal
   * whether the user exists.
   *
   * Rejects if users can't be read, for any address. Throws a 429 above the network's limit.
   */
  async forget(email: string, address: string): Promise<void> {
    await this.limits.consumeRequested(address);
    const user = (await this.users.list()).find((one) => one.email === email);
    if (!(await this.limits.maySend(email, address)) || user?.estado !== 'activo') return;
    this.sendLink(user).catch((err: unknown) => this.log.error('The link for a new password was not sent', { err }));
  }

  /**
   * Sets the password of the link's owner.
   *
   * Throws a 422 for an invalid link, and a 429 above the network's limit or during another attempt. Valid links don't
   * count against the limit.
   */
  async set({ codigo, clave }: NewPassword, address: string): Promise<void> {
    const found = await this.links.find(codigo);
    if (!found) {
      await this.limits.consume(address);
      throw noLink();
    }
    const link = await this.claims.claim(found);
    const owner = await this.ownerOf(link).catch((error: unknown) => this.release(link, error));
    await withTimeout(ANSWER_MS, this.perform(link, owner, clave)).catch((error: unknown) => {
      throw isLate(error) ? unconfirmed() : error;
    });
  }

  async run(): Promise<void> {
    for (const link of await this.claims.findForgotten())
      await this.settleForgotten(link).catch((err: unknown) =>
        this.log.error('Unclear whether a password was set', { err }),
      );
  }

  private async settleForgotten(link: EnlaceClave): Promise<void> {
    const owner = await this.users.find(link.uid);
    if (owner) await this.settle(link, owner, 'unknown');
    else await this.claims.end(link);
  }

  private async sendLink(user: User): Promise<void> {
    const hechoPor = await this.findIssuer(user);
    if (!(await this.links.mayIssue(hechoPor, user))) return;
    await this.database.transaction(async (tx) => {
      const { ruta, venceEn } = await this.links.make(user, { tipo: 'olvido', hechoPor }, tx);
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

  /** Returns who chose the mailbox of a user who never signed in: any link is their invitation. */
  private async findIssuer(user: User): Promise<string | null> {
    if (await this.accounts.haveSignedIn(user)) return null;
    const giving = { done: ['crear', 'invitar'], changed: ['email', 'rol', 'estado'] };
    const uid = await this.history.findLastAuthor(sections.usuarios, user.id, giving);
    return uid === byFile.uid ? null : uid;
  }

  /** Returns the link's owner and ensures their account; the lease blocks changes to them meanwhile. */
  private async ownerOf(link: EnlaceClave): Promise<User> {
    const user = await this.users.find(link.uid);
    if (!user || !(await this.opens(link, user))) throw noLink();
    await this.accounts.ensure(user);
    return user;
  }

  private async opens(link: EnlaceClave, user: User): Promise<boolean> {
    if (user.estado !== 'activo' || !(await this.links.serves(link, user))) return false;
    return link.tipo !== 'invitacion' || !(await this.accounts.haveSignedIn(user));
  }

  private async perform(link: EnlaceClave, owner: User, clave: string): Promise<void> {
    try {
      await this.accounts.setPassword(owner, clave);
    } catch (error) {
      if (isRefusal(error)) return this.refuse(link, error);
      this.log.error('Nobody knows whether a password was set', { err: error });
      await this.settle(link, owner, 'unknown');
      throw unconfirmed();
    }
    if (!(await this.settle(link, owner, 'set'))) throw noLink();
  }

  /** Limits the passwords tried with a link: each is a call to Firebase. */
  private async refuse(link: EnlaceClave, error: unknown): Promise<never> {
    if (await this.limits.countRefusal(link.huella)) await this.claims.end(link);
    else await this.claims.release(link);
    throw error;
  }

  private async release(link: EnlaceClave, error: unknown): Promise<never> {
    await this.claims.release(link);
    throw error;
  }

  /** Settles the outcome. Returns whether the password stays; it doesn't if the link was revoked meanwhile. */
  private async settle(link: EnlaceClave, owner: User, outcome: Outcome): Promise<boolean> {
    const stays = await this.claims.isValid(link);
    // First: a failure here is retried while the lease lasts.
    if (!stays) await this.accounts.lockOut(owner);
    await this.claims.finish(link, owner, stays ? outcome : 'undone');
    await this.accounts.endSessions(owner.id);
    await this.known.announce(owner.id, this.database);
    return stays;
  }
}

const isLate = (error: unknown) => (error as { code?: unknown } | null)?.code === 'ETIMEDOUT';

const unconfirmed = () =>
  new Problem(
    'no_disponible',
    'El servicio de ingreso no confirmó si su contraseña cambió. Pruebe a ingresar con la nueva en unos minutos; si no puede, use este enlace otra vez.',
    { reintentarEn: 60 },
  );
