import type { Action, AnyRow, AnySection } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { LimitFunction } from 'p-limit';
import type { Staff } from '../../platform/auth/staff.js';
import type { ContentChange } from '../../platform/database/content-changes.js';
import type { Database, SideStatements } from '../../platform/database/database.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import type { Batch, Change } from './change.js';

/** An order on a row, before it is written; without `staff` the server acts itself. */
export type ActionRequest = { section: AnySection; action: Action; row: AnyRow; staff?: Staff | undefined };

export type DescribedFile = { id: string; seccion: string; campo: string };

/** Hooks for rules beyond a description. Registered in `sections/index.ts`, run in that order. */
export type SectionPolicy = {
  applies(section: AnySection): boolean;
  /** Queue of writes that wait for another service inside their transaction: they hold few connections. */
  queue?: LimitFunction;
  /** Throws when an order is impossible with any input; runs before it is offered and again when it is written. */
  requirePossible?(request: ActionRequest, tx?: Database): Promise<void>;
  /** Returns values that the law or the calendar suggest for an order. */
  propose?(request: ActionRequest): Promise<Proposal | undefined>;
  /** Runs before the row of an order is validated. May alter `after`. */
  beforeValidate?(change: Change): void;
  /** Runs in the transaction before the row is written. May alter `after`; throws a Problem to reject. */
  beforeWrite?(change: Change, tx: Database): Promise<void>;
  /** Returns statements to run inside the one that writes the history, without a round trip of their own. */
  withHistory?(change: Change, tx: Database): SideStatements | undefined;
  /** Runs in the transaction after the row and its history are written. The batch accepts writes of other rows. */
  afterWrite?(change: Change, tx: Database, batch: Batch): Promise<void>;
  /** Runs in the transaction after a file's metadata changes; throws a Problem to reject. */
  afterDescribe?(file: DescribedFile, tx: Database): Promise<void>;
  /** Runs once at the end of the transaction, with all changes of its sections. */
  beforeCommit?(changes: readonly Change[], batch: Batch): Promise<void>;
  /** Returns the public content that the changes make stale; every process is notified after the commit. */
  staleContent?(changes: readonly Change[]): ContentChange | undefined;
  afterCommit?(changes: readonly Change[]): Promise<void>;
  /** Runs after a rollback, to undo effects outside the database. */
  afterRollback?(changes: readonly Change[]): Promise<void>;
};

export const isSection =
  ({ name }: AnySection) =>
  (section: AnySection) =>
    section.name === name;

/** Runs the hooks of the policies that apply to a section. */
@Injectable()
export class SectionPolicies {
  private all: readonly SectionPolicy[] | undefined;

  register(all: readonly SectionPolicy[]) {
    this.all = all;
  }

  async requirePossible(request: ActionRequest, tx?: Database) {
    for (const policy of this.of(request.section)) await policy.requirePossible?.(request, tx);
  }

  async propose(request: ActionRequest): Promise<Proposal | undefined> {
    for (const policy of this.of(request.section)) {
      const proposal = await policy.propose?.(request);
      if (proposal) return proposal;
    }
    return undefined;
  }

  beforeValidate(change: Change) {
    for (const policy of this.of(change.section)) policy.beforeValidate?.(change);
  }

  private readonly of = memoizeByKey((section: AnySection) =>
    this.requirePolicies().filter((policy) => policy.applies(section)),
  );

  /** Throws if called too early: writes would skip the policies. */
  private requirePolicies(): readonly SectionPolicy[] {
    if (!this.all) throw new Error('The policies of a section were requested before their registration');
    return this.all;
  }

  inQueue<T>(section: AnySection, write: () => Promise<T>): Promise<T> {
    const queue = this.of(section).find((policy) => policy.queue)?.queue;
    return queue ? queue(write) : write();
  }

  async run(moment: 'beforeWrite' | 'afterWrite', change: Change, batch: Batch) {
    for (const policy of this.of(change.section)) await policy[moment]?.(change, batch.tx, batch);
  }

  withHistory(change: Change, tx: Database): SideStatements[] {
    return this.of(change.section).flatMap((policy) => policy.withHistory?.(change, tx) ?? []);
  }

  async describe(section: AnySection, file: DescribedFile, tx: Database) {
    for (const policy of this.of(section)) await policy.afterDescribe?.(file, tx);
  }

  async runBeforeCommit(batch: Batch) {
    await this.forEachPolicy(batch.changes, (policy, own) => policy.beforeCommit?.(own, batch));
  }

  async runEndHooks(how: 'afterCommit' | 'afterRollback', changes: readonly Change[]) {
    await this.forEachPolicy(changes, (policy, own) => policy[how]?.(own));
  }

  async staleContent(changes: readonly Change[]): Promise<ContentChange[]> {
    const stale: (ContentChange | undefined)[] = [];
    await this.forEachPolicy(changes, (policy, own) => void stale.push(policy.staleContent?.(own)));
    return stale.filter((one) => one !== undefined);
  }

  private async forEachPolicy(
    changes: readonly Change[],
    act: (policy: SectionPolicy, own: readonly Change[]) => Promise<void> | undefined,
  ) {
    for (const policy of this.requirePolicies()) {
      const own = changes.filter(({ section }) => this.of(section).includes(policy));
      if (own.length > 0) await act(policy, own);
    }
  }
}
