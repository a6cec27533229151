import { type AnyRow, type AnySection, can, type Field, findSection, meets, type Rol, rowsOf } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { UserStore } from '../../platform/users/user-store.js';
import { LARGEST_PAGE } from '../rows/api/listQuery.js';
import { RowStores } from '../rows/row-stores.js';
import type { Names } from './cellOf.js';

/** What people and rows are called, for files that people read. */
@Injectable()
export class NamesService {
  constructor(
    private readonly stores: RowStores,
    private readonly users: UserStore,
  ) {}

  async ofStaff(): Promise<Names> {
    return new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre ?? email]));
  }

  /** The titles of the rows that some rows name, where the role may know them; the others stay identifiers. */
  async ofReferences(rol: Rol, section: AnySection, rows: readonly AnyRow[]): Promise<Names> {
    const names = new Map<string, string>();
    for (const [field, to] of referencesOf(section)) {
      const target = findSection(to) as AnySection;
      const ids = [...new Set(rows.flatMap((row) => [row[field] ?? []].flat() as string[]))];
      for (const row of await this.find(target, ids))
        if (mayKnow(rol, target, row)) names.set(row.id, target.title(row));
    }
    return names;
  }

  private async find(section: AnySection, ids: readonly string[]): Promise<AnyRow[]> {
    const query = { between: {}, searchIn: [], sort: ['id', 'ASC'] } as const;
    const found: AnyRow[] = [];
    for (let at = 0; at < ids.length; at += LARGEST_PAGE) {
      const equals = { id: ids.slice(at, at + LARGEST_PAGE) };
      found.push(...(await this.stores.of(section).findPage(section, { ...query, equals })).rows);
    }
    return found;
  }
}

const referencesOf = ({ fields }: AnySection) =>
  Object.entries<Field>(fields).flatMap(([name, field]) => (field.to ? [[name, field.to] as const] : []));

/** What was ever published is no secret. */
const mayKnow = (rol: Rol, section: AnySection, row: AnyRow) =>
  Boolean(row.publicadoEn) || (can(rol, 'leer', section) && meets(row, rowsOf(rol, section)));
