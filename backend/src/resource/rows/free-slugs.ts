import { type AnyRow, type AnySection, slugify } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { numbered } from '../addresses/numbered.js';
import { TAKEN, writeFree } from '../addresses/writeFree.js';
import { TableStore } from './table-store.js';

/** Generates unique slugs for rows without one. */
@Injectable()
export class FreeSlugs {
  constructor(private readonly table: TableStore) {}

  /**
   * Assigns a free slug made from the text, up to 90 characters, and writes the row. `tx`: transaction of the write.
   */
  async write<T>(section: AnySection, row: AnyRow, text: string, write: () => Promise<T>, tx?: Database): Promise<T> {
    const plain = slugify(text) || 'sin-titulo';
    return writeFree({
      candidates: numbered((behind) => `${plain}${behind}`).filter(
        (slug) => section.fields.slug?.schema().safeParse(slug).success,
      ),
      findTaken: (slugs) => this.table.findTaken(section, 'slug', slugs, tx),
      write: (slug) => {
        row.slug = slug;
        return write().catch(takenIn);
      },
      noneFree: () => invalidData({ slug: 'Las direcciones que salen del título están ocupadas. Escriba otra.' }),
    });
  }
}

function takenIn(error: unknown): typeof TAKEN {
  if (error instanceof Problem && error.details.errors?.slug !== undefined) return TAKEN;
  throw error;
}
