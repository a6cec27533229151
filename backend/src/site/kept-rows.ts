import { type AnySection, type Field, followsInstant, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../platform/database/content-changes.js';

/** What is kept at most. Pages ask for few lists, and for those of an address: who goes round addresses pushes out the oldest. */
const MOST_LISTS = 500;
/** As for pages: what nobody announced is seen after a while. */
const LIFE_MS = 60_000;

type Kept = { section: string; day: string; until: number; rows: Promise<unknown[]> };

/**
 * What pages read of each section, until rows of that section change: all that was published is not read again because one thing was.
 * Each who asks has rows of their own to put in order.
 */
@Injectable()
export class KeptRows {
  private readonly kept = new Map<string, Kept>();

  constructor(changes: ContentChanges) {
    changes.subscribe(({ sections }) => this.forget(sections));
  }

  async read(section: AnySection, asked: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    if (Object.values<Field>(section.fields).some(followsInstant)) return read();
    const key = `${section.name} ${asked}`;
    const known = this.kept.get(key);
    const rows = known && isStill(known) ? known.rows : this.keep(key, section.name, read());
    return [...(await rows)];
  }

  private keep(key: string, section: string, rows: Promise<unknown[]>): Promise<unknown[]> {
    const one = { section, day: todayInLaPaz(), until: Date.now() + LIFE_MS, rows };
    this.kept.delete(key);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_LISTS && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, one);
    // Whoever asks next tries again.
    rows.catch(() => this.kept.get(key) === one && this.kept.delete(key));
    return rows;
  }

  /** `sections`: of which rows changed, and nothing else did. */
  private forget(sections: readonly string[] | undefined) {
    for (const [key, { section }] of this.kept) if (!sections || sections.includes(section)) this.kept.delete(key);
  }
}

const isStill = ({ day, until }: Kept) => Date.now() < until && day === todayInLaPaz();
