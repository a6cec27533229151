import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { tooMany } from '../../platform/http/budget/tooMany.js';
import { Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { BY_MAIL } from '../../resource/history/byMail.js';
import { CredentialNotices } from './credential-notices.js';
import { noLink } from './noLink.js';
import { PasswordLinksRepository } from './password-links.repository.js';

/** Longer than Firebase's library goes on trying: five times 25 s, and its pauses. */
const CLAIM_MS = 180_000;
/** What a password takes to be set, mostly. */
const SOON_MS = 5_000;

/** What came of setting a password; `unknown`: nobody can say whether it was set; `undone`: its link had ended, and it serves nobody. */
export type Outcome = 'set' | 'unknown' | 'undone';

/**
 * Links that are taken while a password is on its way to Firebase, which takes seconds: nothing of the database is held
 * meanwhile. Of one user one is taken at a time, and they become nobody else until it is given back.
 */
@Injectable()
export class PasswordClaims {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly links: PasswordLinksRepository,
    private readonly notices: CredentialNotices,
  ) {}

  /** Waits for nobody. Throws 422 for a link that serves no more, 429 while one of its owner's is taken. */
  take({ huella, uid }: EnlaceClave): Promise<EnlaceClave> {
    return this.database.transaction(async (tx) => {
      const isFree = (await this.links.tryHold(uid, tx)) && !(await this.links.findBusy(uid, tx));
      if (!isFree) throw tooMany(SOON_MS, 'Ya se está poniendo una contraseña.');
      const taken = await this.links.occupy(huella, new Date(Date.now() + CLAIM_MS).toISOString(), tx);
      if (!taken) throw noLink();
      return taken;
    });
  }

  /** Nothing was set: the link serves on. */
  async giveBack(link: EnlaceClave): Promise<void> {
    await this.links.free(link);
  }

  /** Nothing was set, and the link serves no more. */
  end({ huella }: EnlaceClave): Promise<void> {
    return this.links.remove(huella);
  }

  /** Whether nothing has ended the link since it was taken. */
  async stands({ huella, venceEn }: EnlaceClave): Promise<boolean> {
    return (await this.links.findEnd(huella)) === venceEn;
  }

  /**
   * Puts on record what came of it, and tells the owner. A password that was set ends all their links. What was on record
   * already as unknown is so once.
   */
  async finish(link: EnlaceClave, owner: User, outcome: Outcome): Promise<void> {
    const by = { uid: owner.id, email: owner.email };
    await this.database.transaction(async (tx) => {
      const isOurs = await this.links.free(link, tx);
      if (outcome === 'unknown') {
        if (isOurs) await this.notices.doubt(owner, by, tx);
        return;
      }
      if (outcome === 'undone') {
        // Their other links were made by whoever ended this one.
        if (isOurs) await this.notices.undone(owner, by, tx);
        return this.links.remove(link.huella, tx);
      }
      await this.links.removeOf(owner.id, tx);
      await this.notices.record('cambiarClave', owner, by, tx, link.tipo === 'olvido' ? BY_MAIL : null);
    });
  }

  /** Those of which nobody said in time what came of them: their process ended, or the database was away. */
  findForgotten(): Promise<EnlaceClave[]> {
    return this.links.findForgotten();
  }

  /** In the transaction that changes a user: no link of theirs is taken until it ends. */
  hold(uid: string, tx: Database): Promise<void> {
    return this.links.hold(uid, tx);
  }

  /** The same where they become somebody else, by those fields. Throws 422 while one is taken: its password would be theirs. */
  async requireNone(uid: string, changed: readonly string[], tx: Database): Promise<void> {
    if (!(await this.links.findBusy(uid, tx))) return;
    const errors = Object.fromEntries(changed.map((name) => [name, beingSet]));
    throw new Problem('datos_invalidos', beingSet, { errors, reintentarEn: SOON_MS / 1_000 });
  }
}

const beingSet =
  'Se está poniendo una contraseña con un enlace de esta persona. Intente de nuevo en unos segundos; si no puede esperar, suspéndala.';
