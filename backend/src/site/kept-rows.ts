import { type AnySection, type Field, followsInstant, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../platform/database/content-changes.js';
import { oncePer } from '../platform/oncePer.js';

/** What is kept at most. Pages ask for few lists, and for those of an address: who goes round addresses pushes out the oldest. */
const MOST_LISTS = 300;
/** As for pages: what nobody announced is seen after a while. */
const LIFE_MS = 60_000;

type Kept = { of: string; until: number; rows: Promise<unknown[]> };

const turnsAtAnInstant = oncePer((section: AnySection) => Object.values<Field>(section.fields).some(followsInstant));

/**
 * What pages read of each section, until rows of that section change: all that was published is not read again because one thing was.
 * Each who asks has rows of their own to put in order.
 */
@Injectable()
export class KeptRows {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly changes: ContentChanges) {}

  async read(section: AnySection, asked: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    if (turnsAtAnInstant(section)) return read();
    const key = `${section.name} ${asked}`;
    const of = `${this.changes.heardOf(section.name)} ${todayInLaPaz()}`;
    const known = this.kept.get(key);
    const isStill = known?.of === of && Date.now() < known.until;
    return [...(await (isStill ? known.rows : this.keep(key, of, read())))];
  }

  private keep(key: string, of: string, rows: Promise<unknown[]>): Promise<unknown[]> {
    const one = { of, until: Date.now() + LIFE_MS, rows };
    this.kept.delete(key);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_LISTS && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, one);
    // Whoever asks next tries again.
    rows.catch(() => this.kept.get(key) === one && this.kept.delete(key));
    return rows;
  }
}
