import { randomInt } from 'node:crypto';
import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { slugCandidates } from './slugCandidates.js';
import { TableStore } from './table-store.js';

/** How often another address is tried when somebody else took it first. */
const RETRIES = 5;

/** Finds addresses for rows whose author gave none. */
@Injectable()
export class FreeSlugs {
  constructor(private readonly table: TableStore) {}

  /**
   * Gives the row a free address made of the text, and writes it. The best is tried unasked, for most are free; whether one is
   * comes out as it is written, also when another is saved at the same moment.
   */
  async write<T>(section: AnySection, row: AnyRow, text: string, write: () => Promise<T>): Promise<T> {
    const good = slugCandidates(text).filter((slug) => section.fields.slug?.schema.safeParse(slug).success);
    for (let attempt = 0; ; attempt++) {
      row.slug = attempt === 0 && good[0] ? good[0] : await this.find(section, good, attempt);
      try {
        return await write();
      } catch (error) {
        if (!isTaken(error) || attempt === RETRIES) throw error;
      }
    }
  }

  /** The best that is free; after a collision any of them, so that those who collided do not meet again. */
  private async find(section: AnySection, good: readonly string[], attempt: number): Promise<string> {
    const taken = await this.table.findTaken(section, 'slug', good);
    const free = good.filter((slug) => !taken.has(slug));
    const slug = free[attempt <= 1 ? 0 : randomInt(Math.max(1, free.length))];
    if (!slug) throw invalidData({ slug: 'Las direcciones que salen del título están ocupadas. Escriba otra.' });
    return slug;
  }
}

const isTaken = (error: unknown) => error instanceof Problem && error.details.errors?.slug !== undefined;
