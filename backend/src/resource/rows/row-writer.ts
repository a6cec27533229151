import type { AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { type ContentChange, ContentChanges, contentNotice } from '../../platform/database/content-changes.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type Notice, notifyAll } from '../../platform/database/notices.js';
import { currentKey } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { IdempotencyKeysRepository } from '../../platform/http/idempotency/idempotency-keys.repository.js';
import { rowsNotice } from '../../platform/live/staff-signals.js';
import { HistoryRepository } from '../history/history.repository.js';
import type { Batch, Change } from './change.js';
import { RowStores } from './row-stores.js';
import { SectionPolicies } from './section-policy.js';

type Part = (tx: Database) => Promise<void>;
/** The write of a row and its side effect. */
type Step = { write: Part; also?: Part | undefined };

/** Writes a row, its history and its policies' effects in one transaction. */
@Injectable()
export class RowWriter {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly stores: RowStores,
    private readonly history: HistoryRepository,
    private readonly policies: SectionPolicies,
    private readonly keys: IdempotencyKeysRepository,
    private readonly content: ContentChanges,
  ) {}

  /** Runs `work` in one transaction; policies' `afterCommit` hooks run after it. */
  async together<T>(work: (batch: Batch) => Promise<T>): Promise<T> {
    const changes: Change[] = [];
    let stale: ContentChange[] = [];
    const run = async (tx: Database) => {
      const batch = { tx, changes };
      const result = await work(batch);
      await this.policies.runBeforeCommit(batch);
      stale = await this.policies.staleContent(changes);
      await notifyAll(tx, [...stale.map(contentNotice), ...this.staffNotices(changes)]);
      const key = currentKey.getStore();
      if (key) await this.keys.markDone(key.clave, tx);
      return result;
    };
    const result = await this.database.transaction(run).catch(async (error: unknown) => {
      await this.policies.runEndHooks('afterRollback', changes);
      throw error;
    });
    await this.policies.runEndHooks('afterCommit', changes);
    for (const change of stale) await this.content.apply(change);
    return result;
  }

  /** Returns one notice per section, for any number of changed rows. */
  private staffNotices(changes: readonly Change[]): Notice[] {
    return [...new Set(changes.map(({ section }) => section))].map((section) => {
      const own = changes.filter((change) => change.section === section);
      const rows = own.flatMap(({ before, after }) => after ?? before ?? []);
      return rowsNotice(section.name, rows, own[0]?.staff?.uid ?? null);
    });
  }

  /** Inserts a row and runs `also` in the same transaction. Returns the store's result. */
  async insert(change: Change & { after: AnyRow }, also?: Part, batch?: Batch): Promise<AnyRow | undefined> {
    const { section, after } = change;
    let stored: AnyRow | undefined;
    const write = async (tx: Database) => {
      stored = await this.stores.of(section).insert(section, after, tx);
    };
    await this.write(change, after, { write, also }, batch);
    return stored;
  }

  /** Replaces `before` by `after`; throws `conflict` of the current row when the version differs. */
  async replace(
    change: Change & { before: AnyRow; after: AnyRow },
    conflict: (stored: AnyRow) => Error,
    batch?: Batch,
  ): Promise<void> {
    const { section, before, after, staff } = change;
    Object.assign(after, {
      version: before.version + 1,
      actualizadoEn: new Date().toISOString(),
      actualizadoPor: staff?.uid ?? null,
    });
    const write = async (tx: Database) => {
      const written = await this.stores.of(section).replace(section, after, before.version, tx);
      if (!written) throw conflict(await this.present(section, before, tx));
    };
    await this.write(change, after, { write }, batch);
  }

  /** Deletes `before` from its store; history keeps its last content. */
  async remove(change: Change & { before: AnyRow }, conflict: (stored: AnyRow) => Error, batch?: Batch): Promise<void> {
    const { section, before } = change;
    const write = async (tx: Database) => {
      const removed = await this.stores.of(section).remove(section, before.id, before.version, tx);
      if (!removed) throw conflict(await this.present(section, before, tx));
    };
    await this.write(change, { ...before, version: before.version + 1 }, { write }, batch);
  }

  private async write(change: Change, recorded: AnyRow, { write, also }: Step, batch?: Batch): Promise<void> {
    const { section, action, before, staff } = change;
    if (!batch)
      return this.policies.inQueue(section, () =>
        this.together((own) => this.write(change, recorded, { write, also }, own)),
      );
    const { tx } = batch;
    if (before) await this.policies.requirePossible({ section, action, row: before, staff }, tx);
    await this.policies.run('beforeWrite', change, batch);
    await write(tx);
    await also?.(tx);
    const sides = this.policies.withHistory(change, tx);
    const statements = sides.flatMap((side) => side.statements);
    await this.history
      .addVersion(section, { ...recorded, ...change.after }, action, staff, tx, statements)
      .catch((error: unknown) => {
        for (const { onError } of sides) onError(error);
        throw error;
      });
    // Recorded before the afterWrite hooks, so that afterRollback also undoes hooks that failed halfway.
    batch.changes.push(change);
    await this.policies.run('afterWrite', change, batch);
  }

  private async present(section: AnySection, before: AnyRow, tx: Database): Promise<AnyRow> {
    return (await this.stores.of(section).find(section, before.id, tx)) ?? before;
  }
}
