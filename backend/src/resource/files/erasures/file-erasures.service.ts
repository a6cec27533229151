import { Injectable } from '@nestjs/common';
import type { Database } from '../../../platform/database/database.js';
import { Log } from '../../../platform/logging/log.js';
import { presetNames } from '../pictures/presets.js';
import { FileStorage } from '../storage/file-storage.js';
import { fileKey } from '../storage/fileKey.js';
import { ErasuresRepository } from './erasures.repository.js';

/** No file is taken in for longer: whose row is not there by then has nobody who writes it. */
const TAKEN_IN_MS = 3_600_000;
/** What the storage refused comes again after so long, behind what else is due. */
const AGAIN_MS = 300_000;
const AT_ONCE = 100;

/** Erases bytes that are nobody's, and comes back until the storage has confirmed it. Nothing else takes any out of it. */
@Injectable()
export class FileErasures {
  private readonly log = new Log(FileErasures.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly storage: FileStorage,
  ) {}

  /** To be called in the transaction that makes them nobody's. */
  async add(claves: readonly string[], tx: Database): Promise<void> {
    await this.erasures.add(claves, new Date(), tx);
  }

  /** To be called before bytes are put that have no row yet: they go, unless `keep` is told in the transaction of their row. */
  async expect(clave: string): Promise<void> {
    await this.erasures.add([clave], new Date(Date.now() + TAKEN_IN_MS));
  }

  async keep(clave: string, tx: Database): Promise<void> {
    await this.erasures.remove([clave], tx);
  }

  /** Erases what was expected and came to nothing, as far as can be known by now; never throws. */
  async giveUp(clave: string): Promise<void> {
    try {
      await this.erasures.move(clave, new Date());
    } catch (err) {
      this.log.error('Bytes of which nothing came stay for an hour', { err });
    }
    await this.runSoon();
  }

  /** Erases what is due, as far as that goes at this moment; never throws. */
  async runSoon(): Promise<void> {
    await this.run(new Date()).catch((err: unknown) =>
      this.log.error('Bytes that are nobody’s stay until the storage answers', { err }),
    );
  }

  /** Erases what is due. What the storage refuses is told, and comes again. */
  async run(now: Date): Promise<void> {
    for (;;) {
      const due = await this.erasures.findDue(now, AT_ONCE);
      if (due.length === 0) return;
      for (const clave of due) await this.erase(clave, now);
    }
  }

  private async erase(clave: string, now: Date): Promise<void> {
    try {
      for (const preset of [undefined, ...presetNames]) await this.storage.delete(fileKey(clave, preset));
    } catch (error) {
      await this.erasures.move(clave, new Date(now.getTime() + AGAIN_MS));
      throw error;
    }
    await this.erasures.remove([clave]);
  }
}
