import { type AnySection, type Field, followsInstant, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentChanges } from '../platform/database/content-changes.js';
import { memoizeByKey } from '../platform/memoizeByKey.js';

/** Maximum of cached lists. Pages use few lists plus those of one slug; crawling evicts the least recently used. */
const MAX_LISTS = 300;
/** Same as for pages: changes without an event show after this time. */
const LIFE_MS = 60_000;

type CachedRows = { of: string; rows: Promise<unknown[]> };

const turnsAtAnInstant = memoizeByKey((section: AnySection) =>
  Object.values<Field>(section.fields).some(followsInstant),
);

/**
 * Cache of the rows that pages read, by section, invalidated when that section or the day changes.
 *
 * Returns a copy of the array, so callers may sort it.
 */
@Injectable()
export class RowsCache {
  private readonly cache = new LRUCache<string, CachedRows>({
    max: MAX_LISTS,
    ttl: LIFE_MS,
    perf: Date,
    ttlResolution: 0,
  });

  constructor(private readonly changes: ContentChanges) {}

  async read(section: AnySection, asked: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    if (turnsAtAnInstant(section)) return read();
    const key = `${section.name} ${asked}`;
    const of = `${this.changes.changeCountOf(section.name)} ${todayInLaPaz()}`;
    const known = this.cache.get(key);
    return [...(await (known?.of === of ? known.rows : this.keep(key, of, read())))];
  }

  private keep(key: string, of: string, rows: Promise<unknown[]>): Promise<unknown[]> {
    const one = { of, rows };
    this.cache.set(key, one);
    // Don't cache the failure: the next caller retries.
    rows.catch(() => this.cache.peek(key) === one && this.cache.delete(key));
    return rows;
  }
}
