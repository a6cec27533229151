import type { AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.js';
import { HistoryRepository } from '../history/history.repository.js';
import { RowStores } from './row-stores.js';
import { type Change, SectionPolicies } from './section-policy.js';

/** Writes a row, its history and whatever its section's policies add, in one transaction: all of it or nothing. */
@Injectable()
export class RowWriter {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly stores: RowStores,
    private readonly history: HistoryRepository,
    private readonly policies: SectionPolicies,
  ) {}

  /** Makes a row, and what else must stand or fall with it. */
  async insert(change: Change & { after: AnyRow }, also?: (tx: Database) => Promise<void>): Promise<void> {
    const { section, after } = change;
    await this.write(change, after, async (tx) => {
      await this.stores.of(section).insert(section, after, tx);
      await also?.(tx);
    });
  }

  /** Writes `after` where `before` still stands; otherwise throws what `conflict` makes of the row that stands now. */
  async replace(
    change: Change & { before: AnyRow; after: AnyRow },
    conflict: (stored: AnyRow) => Error,
  ): Promise<void> {
    const { section, before, after, staff } = change;
    Object.assign(after, {
      version: before.version + 1,
      actualizadoEn: new Date().toISOString(),
      actualizadoPor: staff?.uid ?? null,
    });
    await this.write(change, after, async (tx) => {
      const written = await this.stores.of(section).replace(section, after, before.version, tx);
      if (!written) throw conflict(await this.present(section, before, tx));
    });
  }

  /** Erases `before`, leaving its last content in the history. */
  async remove(change: Change & { before: AnyRow }, conflict: (stored: AnyRow) => Error): Promise<void> {
    const { section, before } = change;
    await this.write(change, { ...before, version: before.version + 1 }, async (tx) => {
      const removed = await this.stores.of(section).remove(section, before.id, before.version, tx);
      if (!removed) throw conflict(await this.present(section, before, tx));
    });
  }

  private async write(change: Change, recorded: AnyRow, write: (tx: Database) => Promise<void>): Promise<void> {
    const { section, action, staff } = change;
    await this.database.transaction(async (tx) => {
      await this.policies.run('beforeWrite', change, tx);
      await write(tx);
      await this.history.add(section, { ...recorded, ...change.after }, action, staff, tx);
      await this.policies.run('afterWrite', change, tx);
    });
    await this.policies.committed(change);
  }

  private async present(section: AnySection, before: AnyRow, tx: Database): Promise<AnyRow> {
    return (await this.stores.of(section).find(section, before.id, tx)) ?? before;
  }
}
