import { type AnyRow, type AnySection, type Field, inputSchema, isAuthored, isDerived } from '@coop/domain';
import type { DeletedRow } from '@coop/domain/answers';
import { errorsByField } from '@coop/domain/issues';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { Page } from '../../platform/database/tables/row-query.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { FreeSlugs } from '../rows/free-slugs.js';
import { requirePermission } from '../rows/resource.service.js';
import { RowChecks } from '../rows/row-checks.js';
import { RowWriter } from '../rows/row-writer.js';
import { writeResponse } from '../rows/visibility.js';
import { TrashRepository } from './trash.repository.js';

@Injectable()
export class TrashService {
  constructor(
    private readonly trash: TrashRepository,
    private readonly slugs: FreeSlugs,
    private readonly checks: RowChecks,
    private readonly writer: RowWriter,
  ) {}

  async findPage(section: AnySection, staff: Staff, range: readonly [number, number]): Promise<Page<DeletedRow>> {
    requirePermission(staff, 'eliminar', section);
    requirePermission(staff, 'leer', section);
    const page = await this.trash.findPage(section, range);
    return { ...page, rows: page.rows.map(({ datos: _, ...row }) => row) };
  }

  /** Restores a row as a draft, with a new slug if its own is taken. Throws when it no longer fits the section. */
  async recover(section: AnySection, staff: Staff, id: string): Promise<AnyRow> {
    requirePermission(staff, 'eliminar', section);
    const erased = await this.trash.find(section, id);
    if (!erased) throw notThere();
    requireFitting(section, erased);
    const row = recoveredRow(section, erased);
    await this.checks.requireConsistent(section, row);
    const write = () => this.restoreRow(section, staff, row);
    await ('slug' in row ? this.slugs.write(section, row, row.slug as string, write) : write());
    return writeResponse(staff, section, row);
  }

  /** Removes it from the trash first: a concurrent restore waits for the transaction and then gets a 404. */
  private restoreRow(section: AnySection, staff: Staff, row: AnyRow): Promise<void> {
    return this.writer.together(async (batch) => {
      if (!(await this.trash.remove(row.id, batch.tx))) throw notThere();
      await this.writer.insert({ section, action: 'recuperar', after: row, staff }, undefined, batch);
    });
  }
}

function recoveredRow(section: AnySection, erased: AnyRow): AnyRow {
  const fields = Object.entries<Field>(section.fields).filter(([, field]) => !isDerived(field));
  const row = Object.fromEntries(fields.map(([name, field]) => [name, erased[name] ?? field.initial ?? null]));
  // The deletion was a version too. `actualizadoEn` makes the change feed report the row again.
  return { ...row, version: erased.version + 2, actualizadoEn: new Date().toISOString() } as AnyRow;
}

const notThere = () => new Problem('no_encontrado', 'Ya no está en la papelera.');

/** Throws when the row no longer fits the section, which may have changed since. */
function requireFitting(section: AnySection, erased: AnyRow) {
  const written = Object.entries(erased).filter(
    ([name, value]) => value !== null && (!(name in section.fields) || isAuthored(section.fields[name] as Field)),
  );
  const result = inputSchema(section.fields).safeParse(Object.fromEntries(written), { reportInput: true });
  if (!result.success) throw invalidData(errorsByField(result.error.issues));
}
