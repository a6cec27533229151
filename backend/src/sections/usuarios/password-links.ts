import { createHash, randomBytes } from 'node:crypto';
import { type AnyRow, can, findRol, hasRightOver, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { EnlaceClave } from '../../platform/database/schema/enlacesClave.js';
import { KeyCreators } from '../../platform/machines/key-creators.js';
import type { User } from '../../platform/users/user.js';
import { PasswordLinksRepository } from './password-links.repository.js';

const HOUR = 3_600_000;
/** Lifetime of a link, in milliseconds: an invitation may wait, the others are used at once. */
const lives: Record<EnlaceClave['tipo'], number> = { invitacion: 24 * HOUR, olvido: HOUR, servidor: HOUR };

/** Type of a link, and the person besides its owner who saw or sent it. */
type Kind = Pick<EnlaceClave, 'tipo' | 'hechoPor'>;

@Injectable()
export class PasswordLinks {
  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly creators: KeyCreators,
  ) {}

  /** Returns path and expiry; the code is in the fragment, which browsers don't send. */
  async make(user: User, { tipo, hechoPor }: Kind, tx: Database): Promise<{ ruta: string; venceEn: Date }> {
    const code = randomBytes(32).toString('base64url');
    const venceEn = new Date(Date.now() + lives[tipo]);
    const link = { huella: hashOf(code), uid: user.id, tipo, hechoPor, venceEn: venceEn.toISOString() };
    await this.links.add({ ...link, ...accountState(user) }, tx);
    return { ruta: `/login/clave#codigo=${code}`, venceEn };
  }

  /** Returns the link of a code; undefined if it is unknown, used or expired. */
  find(code: string): Promise<EnlaceClave | undefined> {
    return this.links.find(hashOf(code));
  }

  /** Whether user and creator's right are unchanged: the creator may have seen the link. */
  async serves(link: EnlaceClave, user: User): Promise<boolean> {
    const { version, email, rol } = accountState(user);
    const isTheirs = link.version === version && link.email === email && link.rol === rol;
    return isTheirs && (await this.mayIssue(link.hechoPor, user));
  }

  /** Returns whether a staff member may create a link for the user; always true for the server's operator (null). */
  async mayIssue(uid: string | null, user: User): Promise<boolean> {
    if (uid === null) return true;
    const rol = await this.creators.findRol(uid);
    return rol !== undefined && can(rol, 'editar', sections.usuarios) && hasRightOver(rol, user.rol);
  }

  /** Call it when the user's password, address, role or state changes. */
  removeOf(uid: string, tx: Database): Promise<void> {
    return this.links.removeOf(uid, tx);
  }

  renumber(before: AnyRow, after: AnyRow, tx: Database): Promise<void> {
    return this.links.renumber(before.id, before.version, after.version, tx);
  }
}

const accountState = ({ version, email, rol }: User) => ({ version, email, rol: findRol(rol) ?? null });

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
