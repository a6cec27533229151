import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DATABASE, type Database, LISTEN } from '../database/database.js';
import { type Listen, type Notice, notify, readNotice } from '../database/notices.js';

const CHANNEL = 'personal';
/** Maximum of rows per signal; with more, only the section is sent. A PostgreSQL notice holds 8,000 bytes. */
const MAX_ROWS = 30;

const place = z.object({ section: z.string(), id: z.string(), doing: z.string().nullable() });
/** Changed rows of a section, with author and new versions; without `rows`: unspecified rows. */
const rowsSignal = z.object({
  kind: z.literal('rows'),
  section: z.string(),
  rows: z.array(z.object({ id: z.string(), version: z.number() })).nullable(),
  by: z.string().nullable(),
});
/** Presence of a user in the panel, by browser tab; `at` is null once they left. */
const presenceSignal = z.object({
  kind: z.literal('presence'),
  tab: z.string(),
  uid: z.string(),
  nombre: z.string(),
  at: place.nullable(),
});
/** Change of a user's own data, for instance notices read in another tab. */
const personSignal = z.object({ kind: z.literal('person'), uid: z.string() });
const broadcastSignal = z.discriminatedUnion('kind', [rowsSignal, presenceSignal, personSignal]);

export type RowsSignal = z.output<typeof rowsSignal>;
export type PresenceSignal = z.output<typeof presenceSignal>;
type BroadcastSignal = z.output<typeof broadcastSignal>;
/** Some signals may have been missed. */
type AnySignal = { kind: 'any' };

export type StaffSignal = BroadcastSignal | AnySignal;

type Listener = (signal: StaffSignal) => void;

/** Signals to all processes: changed rows without data, which clients fetch with their own permissions. */
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

  /** Sends a signal to every process; within a transaction, on commit. */
  announce(signal: BroadcastSignal, tx = this.database): Promise<void> {
    return notify(tx, ...noticeOf(signal));
  }

  /** Announces changed rows of a section, in the transaction that changes them. */
  announceRows(section: string, rows: readonly ChangedRow[], by: string | null, tx: Database) {
    return notify(tx, ...rowsNotice(section, rows, by));
  }
}

type ChangedRow = { id: string; version: number };

const noticeOf = (signal: BroadcastSignal): Notice => [CHANNEL, JSON.stringify(signal)];

/** Notice of changed rows, to send in the transaction that changes them. */
export function rowsNotice(section: string, rows: readonly ChangedRow[], by: string | null): Notice {
  const changed = rows.length > MAX_ROWS ? null : rows.map(({ id, version }) => ({ id, version }));
  return noticeOf({ kind: 'rows', section, rows: changed, by });
}

/** An empty notice means that some may have been missed; a process of another release may send any shape. */
const read = (notice: string): StaffSignal => readNotice(broadcastSignal, notice) ?? { kind: 'any' };
