import { type AnyRow, type AnySection, canSee } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { NamesService } from './names.service.js';
import { recordLines } from './recordLines.js';
import { type Cell, type Column, columnOf, columnsOfField, type Table } from './table.js';

export type OwnColumn = Column & { cellOf(row: AnyRow): Cell };

@Injectable()
export class TablesService {
  constructor(private readonly names: NamesService) {}

  /** Returns a table of the caller's own columns, then every field that the role may read. */
  of(section: AnySection, staff: Staff, pages: AsyncIterable<AnyRow[]>, own: readonly OwnColumn[] = []): Table {
    const seen = Object.keys(section.fields).filter((name) => canSee(staff.rol, section, name));
    const columns = seen.flatMap((name) => columnsOfField(section, name));
    const { names } = this;
    async function* rows() {
      const people = await names.ofStaff();
      for await (const page of pages) {
        const known = new Map([...people, ...(await names.ofReferences(staff, section, page))]);
        for (const row of page)
          for (const line of recordLines(columns, row, section.imports, known))
            yield [...own.map((column) => column.cellOf(row)), ...line];
      }
    }
    return {
      title: section.label.many,
      columns: [...own, ...columns.map(({ field, label }) => columnOf(field, label))],
      rows: rows(),
    };
  }
}
