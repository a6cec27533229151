import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import type { EnlaceClave } from '../database/schema/enlacesClave.js';
import { PasswordLinksRepository } from './password-links.repository.js';

const HOUR = 3_600_000;
/** For how long a link serves, in milliseconds: one is handed over in person, the other is waited for. */
const lives: Record<EnlaceClave['tipo'], number> = { invitacion: 24 * HOUR, olvido: HOUR };

/** Single-use links by which a user sets a password. */
@Injectable()
export class PasswordLinks {
  constructor(private readonly links: PasswordLinksRepository) {}

  /** The path within the site. The code stands after the `#`, which browsers send to nobody. */
  async make(uid: string, tipo: EnlaceClave['tipo'], tx: Database): Promise<string> {
    const code = randomBytes(32).toString('base64url');
    const venceEn = new Date(Date.now() + lives[tipo]).toISOString();
    await this.links.add({ huella: hashOf(code), uid, tipo, venceEn }, tx);
    return `/login/clave#codigo=${code}`;
  }

  /** Uses it up; undefined for one that never was, was used or ended. */
  take(code: string, tx: Database): Promise<EnlaceClave | undefined> {
    return this.links.take(hashOf(code), tx);
  }

  /** To be called whenever the user's password, address, role or state changes. */
  removeOf(uid: string, tx: Database): Promise<void> {
    return this.links.removeOf(uid, tx);
  }
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
