import type { Action, AnyRow, AnySection } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { ContentChange } from '../../platform/database/content-changes.js';
import type { Database } from '../../platform/database/database.js';
import { oncePer } from '../../platform/oncePer.js';
import type { Batch } from './batch.js';
import type { Change } from './change.js';

/** An order on a row, before anybody says what it brings. */
export type Asked = { section: AnySection; action: Action; row: AnyRow; staff?: Staff | undefined };

/** A file of a section, of which something else is said now. */
export type Described = { id: string; seccion: string; campo: string };

/** What sections demand beyond their description. */
export type SectionPolicy = {
  /** The sections that it holds for. */
  applies(section: AnySection): boolean;
  /** Throws the problem that refuses an order whatever it brings: asked before it is offered and again as it is written. */
  requirePossible?(asked: Asked, tx?: Database): Promise<void>;
  /** What the law or the calendar suggest for an order. */
  propose?(asked: Asked): Promise<Proposal | undefined>;
  /** Inside the transaction, before the row is written; throws a problem to refuse, may alter `after`. */
  beforeWrite?(change: Change, tx: Database): Promise<void>;
  /** Inside the transaction, after the row and its history are written. The batch takes other rows along. */
  afterWrite?(change: Change, tx: Database, batch: Batch): Promise<void>;
  /** Inside the transaction, after something else is said of a file of its sections; throws a problem to refuse. */
  afterDescribe?(file: Described, tx: Database): Promise<void>;
  /** Last of all in the transaction: what follows from all that changed of its sections, once for them together. */
  beforeCommit?(changes: readonly Change[], batch: Batch): Promise<void>;
  /** What visitors read that changes of its sections make stale: every process is told once they are committed. */
  makesStale?(changes: readonly Change[]): ContentChange | undefined;
  /** Once changes of its sections are committed. */
  afterCommit?(changes: readonly Change[]): Promise<void>;
  /** Once the transaction failed that had written changes of its sections: takes back what was done outside the database. */
  afterRollback?(changes: readonly Change[]): Promise<void>;
};

/** Holds for one section alone. */
export const only =
  ({ name }: AnySection) =>
  (section: AnySection) =>
    section.name === name;

/** What sections demand, in the order in which it runs. */
@Injectable()
export class SectionPolicies {
  private all: readonly SectionPolicy[] | undefined;

  /** Given once, as the server starts. */
  keep(all: readonly SectionPolicy[]) {
    this.all = all;
  }

  async requirePossible(asked: Asked, tx?: Database) {
    for (const policy of this.of(asked.section)) await policy.requirePossible?.(asked, tx);
  }

  async propose(asked: Asked): Promise<Proposal | undefined> {
    for (const policy of this.of(asked.section)) {
      const proposal = await policy.propose?.(asked);
      if (proposal) return proposal;
    }
    return undefined;
  }

  private readonly of = oncePer((section: AnySection) => this.given().filter((policy) => policy.applies(section)));

  /** Whoever writes before they are given would write without them. */
  private given(): readonly SectionPolicy[] {
    if (!this.all) throw new Error('A section was asked for its policies before they were given');
    return this.all;
  }

  async run(moment: 'beforeWrite' | 'afterWrite', change: Change, batch: Batch) {
    for (const policy of this.of(change.section)) await policy[moment]?.(change, batch.tx, batch);
  }

  async describe(section: AnySection, file: Described, tx: Database) {
    for (const policy of this.of(section)) await policy.afterDescribe?.(file, tx);
  }

  /** Lets the policies end what the changes of a batch began. */
  async finish(batch: Batch) {
    await this.withTheirs(batch.changes, (policy, own) => policy.beforeCommit?.(own, batch));
  }

  /** Tells the policies how the transaction of those changes ended. */
  async ended(how: 'afterCommit' | 'afterRollback', changes: readonly Change[]) {
    await this.withTheirs(changes, (policy, own) => policy[how]?.(own));
  }

  /** What visitors read that those changes make stale. */
  async staleBy(changes: readonly Change[]): Promise<ContentChange[]> {
    const stale: (ContentChange | undefined)[] = [];
    await this.withTheirs(changes, (policy, own) => void stale.push(policy.makesStale?.(own)));
    return stale.filter((one) => one !== undefined);
  }

  private async withTheirs(
    changes: readonly Change[],
    act: (policy: SectionPolicy, own: readonly Change[]) => Promise<void> | undefined,
  ) {
    for (const policy of this.given()) {
      const own = changes.filter(({ section }) => this.of(section).includes(policy));
      if (own.length > 0) await act(policy, own);
    }
  }
}
