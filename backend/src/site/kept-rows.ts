import { type AnySection, type Field, followsInstant, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentChanges } from '../platform/database/content-changes.js';
import { oncePer } from '../platform/oncePer.js';

/** What is kept at most. Pages ask for few lists, and for those of an address: who goes round addresses pushes out the oldest. */
const MOST_LISTS = 300;
/** As for pages: what nobody announced is seen after a while. */
const LIFE_MS = 60_000;

type Kept = { of: string; rows: Promise<unknown[]> };

const turnsAtAnInstant = oncePer((section: AnySection) => Object.values<Field>(section.fields).some(followsInstant));

/**
 * What pages read of each section, until rows of that section change: all that was published is not read again because one thing was.
 * Each who asks has rows of their own to put in order.
 */
@Injectable()
export class KeptRows {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST_LISTS, ttl: LIFE_MS, perf: Date, ttlResolution: 0 });

  constructor(private readonly changes: ContentChanges) {}

  async read(section: AnySection, asked: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    if (turnsAtAnInstant(section)) return read();
    const key = `${section.name} ${asked}`;
    const of = `${this.changes.heardOf(section.name)} ${todayInLaPaz()}`;
    const known = this.kept.get(key);
    return [...(await (known?.of === of ? known.rows : this.keep(key, of, read())))];
  }

  private keep(key: string, of: string, rows: Promise<unknown[]>): Promise<unknown[]> {
    const one = { of, rows };
    this.kept.set(key, one);
    // Whoever asks next tries again.
    rows.catch(() => this.kept.peek(key) === one && this.kept.delete(key));
    return rows;
  }
}
