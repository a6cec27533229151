import { Injectable } from '@nestjs/common';
import type { Database } from '../../../platform/database/database.js';
import { Log } from '../../../platform/logging/log.js';
import { presetNames } from '../pictures/presets.js';
import { FileStorage, fileKey } from '../storage/file-storage.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Upload timeout: stored bytes without a row after this time are orphans. */
const UPLOAD_TIMEOUT_MS = 3_600_000;
const RETRY_MS = 300_000;
const BATCH_SIZE = 100;

/** Deletes orphaned bytes and retries until the storage confirms. All deletions from storage go through it. */
@Injectable()
export class FileErasures {
  private readonly log = new Log(FileErasures.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Schedules the deletion; call it in the transaction that orphans the bytes. */
  async add(claves: readonly string[], tx: Database): Promise<void> {
    await this.erasures.add(claves, new Date(), tx);
  }

  /** Schedules the deletion of bytes about to be stored without a row; `cancel` stops it in the row's transaction. */
  async expect(clave: string): Promise<void> {
    await this.erasures.add([clave], new Date(Date.now() + UPLOAD_TIMEOUT_MS));
  }

  async cancel(clave: string, tx: Database): Promise<void> {
    await this.erasures.remove([clave], tx);
  }

  /** Deletes bytes of a failed upload now, if possible. Never throws. */
  async eraseNow(clave: string): Promise<void> {
    try {
      await this.erasures.move(clave, new Date());
    } catch (err) {
      this.log.error('Unused bytes could not be deleted: retry in an hour', { err });
    }
    await this.runSoon();
  }

  /** Deletes the due bytes now, if possible. Never throws. */
  async runSoon(): Promise<void> {
    await this.run(new Date()).catch((err: unknown) =>
      this.log.error('Orphaned bytes could not be deleted: the storage does not respond', { err }),
    );
  }

  /** Deletes the due bytes. Throws when the storage fails; the failed key is rescheduled. */
  async run(now: Date): Promise<void> {
    for (;;) {
      const due = await this.erasures.findDue(now, BATCH_SIZE);
      if (due.length === 0) return;
      for (const clave of due) await this.erase(clave, now);
    }
  }

  private async erase(clave: string, now: Date): Promise<void> {
    try {
      for (const preset of [undefined, ...presetNames]) await this.storage.delete(fileKey(clave, preset));
    } catch (error) {
      await this.erasures.move(clave, new Date(now.getTime() + RETRY_MS));
      throw error;
    }
    await this.erasures.remove([clave]);
  }
}
