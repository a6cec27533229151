import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import type { StoredFile } from '../../platform/database/schema/files.js';

const DAY_MS = 86_400_000;
const PRESET = 'miniatura';

/**
 * The address of a file's smallest version for whoever got it in a list: a page shows twenty of them as it shows any picture, without
 * a call with a token for each. It opens until the day after it was made, and is the same all day, so that browsers keep it.
 */
@Injectable()
export class ThumbLinks {
  constructor(private readonly secret: ServerSecret) {}

  /** Null where there is nothing smaller to see. */
  addressOf(file: StoredFile): string | null {
    if (file.privado || !file.variantes[PRESET]) return null;
    const hasta = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
    return `/api/archivos/${file.id}/${PRESET}?hasta=${hasta}&firma=${this.signatureOf(file, hasta)}`;
  }

  /** Whether that address was made here for these bytes, and still opens. */
  opens(file: StoredFile, { hasta, firma }: { hasta: number; firma: string }): boolean {
    const isMade = timingSafeEqual(Buffer.from(firma), Buffer.from(this.signatureOf(file, hasta)));
    return isMade && hasta > Date.now() && this.addressOf(file) !== null;
  }

  private signatureOf({ id, clave }: StoredFile, hasta: number): string {
    return this.secret.sign('miniatura', `${id} ${clave} ${hasta}`);
  }
}
