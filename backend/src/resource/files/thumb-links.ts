import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/config.js';
import type { StoredFile } from '../../platform/database/schema/files.js';

const DAY_MS = 86_400_000;
const PRESET = 'miniatura';

/** Signed thumbnail URLs for `<img>`, equal all day for browser caches; valid one to two days. */
@Injectable()
export class ThumbLinks {
  constructor(private readonly secret: ServerSecret) {}

  /** Returns null for a private file or one without a thumbnail. */
  addressOf(file: StoredFile): string | null {
    if (file.privado || !file.variantes[PRESET]) return null;
    const hasta = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
    return `/api/archivos/${file.id}/${PRESET}?hasta=${hasta}&firma=${this.signatureOf(file, hasta)}`;
  }

  /** Returns whether the signature is valid for these bytes and not expired. */
  opens(file: StoredFile, { hasta, firma }: { hasta: number; firma: string }): boolean {
    const isMade = timingSafeEqual(Buffer.from(firma), Buffer.from(this.signatureOf(file, hasta)));
    return isMade && hasta > Date.now() && this.addressOf(file) !== null;
  }

  private signatureOf({ id, clave }: StoredFile, hasta: number): string {
    return this.secret.sign('miniatura', `${id} ${clave} ${hasta}`);
  }
}
