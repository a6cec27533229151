import { type AnyRow, type AnySection, slugify } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { ADDRESS_TAKEN, numbered, writeFree } from '../free-addresses.js';
import { TableStore } from './table-store.js';

@Injectable()
export class FreeSlugs {
  constructor(private readonly table: TableStore) {}

  /** Writes the row with a free slug of the text, up to 90 characters. */
  async write<T>(section: AnySection, row: AnyRow, text: string, write: () => Promise<T>, tx?: Database): Promise<T> {
    const plain = slugify(text) || 'sin-titulo';
    return writeFree({
      candidates: numbered((behind) => `${plain}${behind}`).filter(
        (slug) => section.fields.slug?.schema().safeParse(slug).success,
      ),
      findTaken: (slugs) => this.table.findDuplicate(section, 'slug', slugs, tx),
      write: (slug) => {
        row.slug = slug;
        return write().catch(takenSlugOrThrow);
      },
      noneFree: () => invalidData({ slug: 'Las direcciones que salen del título están ocupadas. Escriba otra.' }),
    });
  }
}

function takenSlugOrThrow(error: unknown): typeof ADDRESS_TAKEN {
  if (error instanceof Problem && error.details.errors?.slug !== undefined) return ADDRESS_TAKEN;
  throw error;
}
