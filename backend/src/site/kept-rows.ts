import { type AnySection, type Field, followsInstant, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentChanges } from '../platform/database/content-changes.js';
import { oncePer } from '../platform/oncePer.js';

/** Maximum of cached lists. Pages use few lists plus those of one slug; crawling evicts the least recently used. */
const MOST_LISTS = 300;
/** Same as for pages: changes without an event show after this time. */
const LIFE_MS = 60_000;

type Kept = { of: string; rows: Promise<unknown[]> };

const turnsAtAnInstant = oncePer((section: AnySection) => Object.values<Field>(section.fields).some(followsInstant));

/**
 * Cache of the rows that pages read, by section, invalidated when that section or the day changes.
 *
 * Returns a copy of the array, so callers may sort it.
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
    // Don't cache the failure: the next caller retries.
    rows.catch(() => this.kept.peek(key) === one && this.kept.delete(key));
    return rows;
  }
}
