import { createHash, randomBytes } from 'node:crypto';
import { type AnyRow, can, findRol, hasRightOver, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { Makers } from '../../platform/machines/makers.js';
import type { User } from '../../platform/users/user.js';
import { PasswordLinksRepository } from './password-links.repository.js';

const HOUR = 3_600_000;
/** For how long a link serves, in milliseconds: one is handed over in person, the others are waited for. */
const lives: Record<EnlaceClave['tipo'], number> = { invitacion: 24 * HOUR, olvido: HOUR, servidor: HOUR };

/** What kind of link, and who was shown it, or had it mailed, besides its owner. */
type Kind = Pick<EnlaceClave, 'tipo' | 'hechoPor'>;

/** Single-use links by which a user sets a password. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly makers: Makers,
  ) {}

  /**
   * For the user as they were read: the path within the site, and when it ends. The code stands after the `#`, which browsers
   * send to nobody.
   */
  async make(user: User, { tipo, hechoPor }: Kind, tx: Database): Promise<{ ruta: string; venceEn: Date }> {
    const code = randomBytes(32).toString('base64url');
    const venceEn = new Date(Date.now() + lives[tipo]);
    const link = { huella: hashOf(code), uid: user.id, tipo, hechoPor, venceEn: venceEn.toISOString() };
    await this.links.add({ ...link, ...standingOf(user) }, tx);
    return { ruta: `/login/clave#codigo=${code}`, venceEn };
  }

  /** The one of that code; undefined for one that never was, was used or ended. */
  find(code: string): Promise<EnlaceClave | undefined> {
    return this.links.find(hashOf(code));
  }

  /**
   * Whether the user is still who the link was made for: another may have changed them as it was made, or past us. Whoever was
   * shown it, or chose the mailbox that it went to, may be able to use it: once they may not touch that user any more, it does not
   * serve either.
   */
  async serves(link: EnlaceClave, user: User): Promise<boolean> {
    const { version, email, rol } = standingOf(user);
    const isTheirs = link.version === version && link.email === email && link.rol === rol;
    return isTheirs && (await this.mayBeOf(link.hechoPor, user));
  }

  /** Whether that one of the staff may give the user a link; nobody of the staff has no right to lose. */
  async mayBeOf(uid: string | null, user: User): Promise<boolean> {
    if (uid === null) return true;
    const rol = await this.makers.findRol(uid);
    return rol !== undefined && can(rol, 'editar', sections.usuarios) && hasRightOver(rol, user.rol);
  }

  /** To be called whenever the user's password, address, role or state changes. */
  removeOf(uid: string, tx: Database): Promise<void> {
    return this.links.removeOf(uid, tx);
  }

  /** To be called when something else of the user changes: what was made for them as they were serves on. */
  keepOf(before: AnyRow, after: AnyRow, tx: Database): Promise<void> {
    return this.links.renumber(before.id, before.version, after.version, tx);
  }
}

const standingOf = ({ version, email, rol }: User) => ({ version, email, rol: findRol(rol) ?? null });

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
