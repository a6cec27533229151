import { type AnyRow, type AnySection, canSee, type Field } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { cellOf } from './cellOf.js';
import { columnOf } from './columnOf.js';
import { NamesService } from './names.service.js';
import type { Cell, Column, Table } from './table.js';

/** A column that no field is behind. */
export type OwnColumn = Column & { cellOf(row: AnyRow): Cell };

/** Makes tables out of the rows of a section, page by page as they are asked for. */
@Injectable()
export class TablesService {
  constructor(private readonly names: NamesService) {}

  /** Every field that the role may read, after the columns of the caller's own. */
  of(section: AnySection, staff: Staff, pages: AsyncIterable<AnyRow[]>, own: readonly OwnColumn[] = []): Table {
    const fields = Object.entries<Field>(section.fields).filter(([name]) => canSee(staff.rol, section, name));
    const { names } = this;
    async function* rows() {
      const people = await names.ofStaff();
      for await (const page of pages) {
        const known = new Map([...people, ...(await names.ofReferences(staff, section, page))]);
        for (const row of page)
          yield [
            ...own.map((column) => column.cellOf(row)),
            ...fields.map(([n, field]) => cellOf(field, row[n], known)),
          ];
      }
    }
    return {
      title: section.label.many,
      columns: [...own, ...fields.map(([, field]) => columnOf(field))],
      rows: rows(),
    };
  }
}
