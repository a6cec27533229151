import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DATABASE, type Database, LISTEN } from '../database/database.js';
import type { Listen } from '../database/notices/listenOnPostgres.js';
import { notify } from '../database/notices/notify.js';
import { readNotice } from '../database/notices/readNotice.js';

const CHANNEL = 'personal';
/** Of one section in one signal; past it the section alone is told. A notice of PostgreSQL holds 8,000 bytes. */
const MOST_ROWS = 30;

const place = z.object({ section: z.string(), id: z.string(), doing: z.string().nullable() });
/** Rows of a section that changed, by whom, and the version that each has now; without `rows`: some of them. */
const rowsSignal = z.object({
  kind: z.literal('rows'),
  section: z.string(),
  rows: z.array(z.object({ id: z.string(), version: z.number() })).nullable(),
  by: z.string().nullable(),
});
/** Where somebody is in the panel, by the tab that they have it open in; `at` is null once they left. */
const presenceSignal = z.object({
  kind: z.literal('presence'),
  tab: z.string(),
  uid: z.string(),
  nombre: z.string(),
  at: place.nullable(),
});
/** What is told of somebody alone changed: they read their notices elsewhere. */
const personSignal = z.object({ kind: z.literal('person'), uid: z.string() });
const toldSignal = z.discriminatedUnion('kind', [rowsSignal, presenceSignal, personSignal]);

export type RowsSignal = z.output<typeof rowsSignal>;
export type PresenceSignal = z.output<typeof presenceSignal>;
type ToldSignal = z.output<typeof toldSignal>;
/** Some signals may have been missed. */
type AnySignal = { kind: 'any' };

export type StaffSignal = ToldSignal | AnySignal;

type Listener = (signal: StaffSignal) => void;

/**
 * What staff see move by itself, told to every process. A signal says where to look and carries nothing of what is there: whoever
 * hears of it asks for it, with their own rights.
 */
@Injectable()
export class StaffSignals implements OnModuleInit, OnModuleDestroy {
  private readonly listeners: Listener[] = [];
  private stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(LISTEN) private readonly listen: Listen,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (notice) => {
      const signal = read(notice);
      for (const listener of this.listeners) listener(signal);
    });
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Within a transaction every process hears of it once that is committed. */
  announce(signal: ToldSignal, tx = this.database): Promise<void> {
    return notify(tx, CHANNEL, JSON.stringify(signal));
  }

  /** That rows of a section changed, in the transaction that changes them. */
  announceRows(section: string, rows: readonly { id: string; version: number }[], by: string | null, tx: Database) {
    const told = rows.length > MOST_ROWS ? null : rows.map(({ id, version }) => ({ id, version }));
    return this.announce({ kind: 'rows', section, rows: told, by }, tx);
  }
}

/** An empty one says that some may have been missed, and one of another release may say anything. */
const read = (notice: string): StaffSignal => readNotice(toldSignal, notice) ?? { kind: 'any' };
