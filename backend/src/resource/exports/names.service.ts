import { type AnyRow, type AnySection, type Field, findSection, nameKey } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { LARGEST_PAGE } from '../../platform/database/tables/readPage.js';
import { UserStore } from '../../platform/users/user-store.js';
import { RowStores } from '../rows/row-stores.js';
import type { Names } from './table.js';

@Injectable()
export class NamesService {
  constructor(
    private readonly stores: RowStores,
    private readonly users: UserStore,
  ) {}

  async ofStaff(): Promise<Names> {
    return new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre ?? email]));
  }

  /** Returns the titles of referenced rows that the user may read; others stay as ids. */
  async ofReferences(staff: Staff, section: AnySection, rows: readonly AnyRow[]): Promise<Names> {
    const names = new Map<string, string>();
    for (const [name, field] of referencesOf(section)) {
      const target = findSection(field.to) as AnySection;
      for (const row of await this.find(
        target,
        field,
        rows.flatMap((row) => [row[name] ?? []].flat() as string[]),
      ))
        if (mayKnow(staff, target, row)) names.set(nameKey(field, row[field.by ?? 'id']), target.title(row));
    }
    return names;
  }

  /** Returns titles of referenced rows without a permission check; the section must not be restricted. */
  async ofValues(field: Field, values: readonly (string | null)[]): Promise<Names> {
    const target = field.to && findSection(field.to);
    if (!target) return new Map();
    const rows = await this.find(
      target,
      field,
      values.flatMap((value) => value ?? []),
    );
    return new Map(rows.map((row) => [nameKey(field, row[field.by ?? 'id']), target.title(row)]));
  }

  private async find(section: AnySection, { by = 'id' }: Field, named: readonly string[]): Promise<AnyRow[]> {
    const query = { between: {}, searchIn: [], sort: ['id', 'ASC'] } as const;
    const keys = [...new Set(named)];
    const found: AnyRow[] = [];
    for (let at = 0; at < keys.length; at += LARGEST_PAGE) {
      const equals = { [by]: keys.slice(at, at + LARGEST_PAGE) };
      found.push(...(await this.stores.of(section).findPage(section, { ...query, equals })).rows);
    }
    return found;
  }
}

type Reference = Field & { to: string };

const referencesOf = ({ fields }: AnySection) =>
  Object.entries<Field>(fields).filter((entry): entry is [string, Reference] => entry[1].to !== undefined);

/** A row that was ever published is public knowledge. */
const mayKnow = (staff: Staff, section: AnySection, row: AnyRow) =>
  Boolean(row.publicadoEn) || may(staff, 'leer', section);
