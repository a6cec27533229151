import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { tooMany } from '../../platform/http/budget/address-limit.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { BY_MAIL } from '../../resource/history/byMail.js';
import { CredentialNotices } from './credential-notices.js';
import { PasswordLinksRepository } from './password-links.repository.js';

/** Returns the same error for unknown, used and expired links. */
export const noLink = (): Problem =>
  invalidData({ codigo: 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».' });

/** Longer than Firebase's retries: five times 25 s, and their pauses. */
const CLAIM_MS = 180_000;
/** Usual duration of setting a password. */
const SOON_MS = 5_000;

/** `unknown`: Firebase didn't confirm; `undone`: the link expired, so it was replaced. */
export type Outcome = 'set' | 'unknown' | 'undone';

/** Leases on links while Firebase sets the password; one per user, role and address frozen. */
@Injectable()
export class PasswordClaims {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly links: PasswordLinksRepository,
    private readonly notices: CredentialNotices,
  ) {}

  /** Takes the lease. Throws a 422 for an invalid link, a 429 while another is active. */
  claim({ huella, uid }: EnlaceClave): Promise<EnlaceClave> {
    return this.database.transaction(async (tx) => {
      const isFree = (await this.links.tryLock(uid, tx)) && !(await this.links.findBusy(uid, tx));
      if (!isFree) throw tooMany(SOON_MS, 'Ya se está poniendo una contraseña.');
      const taken = await this.links.occupy(huella, new Date(Date.now() + CLAIM_MS).toISOString(), tx);
      if (!taken) throw noLink();
      return taken;
    });
  }

  /** Releases the lease; no password was set and the link stays valid. */
  async release(link: EnlaceClave): Promise<void> {
    await this.links.free(link);
  }

  end({ huella }: EnlaceClave): Promise<void> {
    return this.links.remove(huella);
  }

  /** Returns whether the link hasn't been revoked since the lease began. */
  async isValid({ huella, venceEn }: EnlaceClave): Promise<boolean> {
    return (await this.links.findEnd(huella)) === venceEn;
  }

  /** Audits the outcome and notifies the owner; a set password revokes all links. */
  async finish(link: EnlaceClave, owner: User, outcome: Outcome): Promise<void> {
    const by = { uid: owner.id, email: owner.email };
    await this.database.transaction(async (tx) => {
      const isOurs = await this.links.free(link, tx);
      if (outcome === 'unknown') {
        if (isOurs) await this.notices.doubt(owner, by, tx);
        return;
      }
      if (outcome === 'undone') {
        // Keeps the owner's other links, made by the person who revoked this one.
        if (isOurs) await this.notices.undone(owner, by, tx);
        return this.links.remove(link.huella, tx);
      }
      await this.links.removeOf(owner.id, tx);
      await this.notices.record('cambiarClave', owner, by, tx, link.tipo === 'olvido' ? BY_MAIL : null);
    });
  }

  /** Returns expired leases without an outcome, after a crash or database outage. */
  findForgotten(): Promise<EnlaceClave[]> {
    return this.links.findForgotten();
  }

  /** Blocks leases on a user's links until the transaction that changes the user ends. */
  block(uid: string, tx: Database): Promise<void> {
    return this.links.lock(uid, tx);
  }

  /** Throws a 422 while leased: the password would apply to the changed user. */
  async requireNone(uid: string, changed: readonly string[], tx: Database): Promise<void> {
    if (!(await this.links.findBusy(uid, tx))) return;
    const errors = Object.fromEntries(changed.map((name) => [name, beingSet]));
    throw new Problem('datos_invalidos', beingSet, { errors, reintentarEn: SOON_MS / 1_000 });
  }
}

const beingSet =
  'Se está poniendo una contraseña con un enlace de esta persona. Intente de nuevo en unos segundos; si no puede esperar, suspéndala.';
