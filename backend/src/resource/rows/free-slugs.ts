import { type AnyRow, type AnySection, slugify } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { numbered } from '../addresses/numbered.js';
import { TAKEN, writeFree } from '../addresses/writeFree.js';
import { TableStore } from './table-store.js';

/** Finds addresses for rows whose author gave none. */
@Injectable()
export class FreeSlugs {
  constructor(private readonly table: TableStore) {}

  /** Gives the row a free address made of the text, of 90 characters at most, and writes it. `tx`: the transaction that it is written in. */
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
