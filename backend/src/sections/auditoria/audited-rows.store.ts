import { type AnyRow, type AnySection, type Field, findSection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { RowQuery } from '../../platform/database/tables/row-query.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { TableStore } from '../../resource/rows/table-store.js';

/** Audit log entries with their changed fields. The history stores whole rows; differences are computed on read. */
@Injectable()
export class AuditedRowsStore extends TableStore {
  constructor(
    @Inject(DATABASE) database: Database,
    private readonly history: HistoryRepository,
  ) {
    super(database);
  }

  override async findPage(section: AnySection, query: RowQuery) {
    const page = await super.findPage(section, query);
    return { ...page, rows: await this.withChanges(page.rows) };
  }

  override async findAll(section: AnySection, query: Omit<RowQuery, 'range'>) {
    const { total, pages } = await super.findAll(section, query);
    const withChanges = (rows: AnyRow[]) => this.withChanges(rows);
    async function* changed() {
      for await (const rows of pages) yield await withChanges(rows);
    }
    return { total, pages: changed() };
  }

  override async find(section: AnySection, id: string, tx?: Database) {
    const line = await super.find(section, id, tx);
    return line && (await this.withChanges([line]))[0];
  }

  private async withChanges(lines: AnyRow[]): Promise<AnyRow[]> {
    const changed = await this.history.findChangedFields(lines.map(({ id }) => id));
    return lines.map((line) => ({ ...line, cambios: changedLabels(String(line.seccion), changed.get(line.id) ?? []) }));
  }
}

/** Returns the labels of changed fields that the section still has. */
function changedLabels(name: string, changed: readonly string[]): string | null {
  const section = findSection(name) as AnySection | undefined;
  const labels = Object.entries<Field>(section?.fields ?? {}).flatMap(([field, { label }]) =>
    changed.includes(field) ? [label] : [],
  );
  return labels.join(', ') || null;
}
