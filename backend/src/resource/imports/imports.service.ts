import { type AnySection, exampleValues } from '@coop/domain';
import type { ImportResult, ImportReview } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { lockNamed } from '../../platform/database/locks.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { recordLines } from '../exports/recordLines.js';
import { sendTable } from '../exports/sendTable.js';
import { columnOf } from '../exports/table.js';
import { invalidFile } from '../files/content/uploadField.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { HistoryRepository } from '../history/history.repository.js';
import { requirePermission } from '../rows/resource.service.js';
import { RowWriter } from '../rows/row-writer.js';
import { columnsFor } from './columnsOf.js';
import { findLines } from './findLines.js';
import { ImportPlans } from './import-plans.service.js';
import { importForm, type TemplateQuery } from './import-upload.interceptor.js';
import { digestOf, type Plan, reviewOf } from './plan.js';

@Injectable()
export class ImportsService {
  constructor(
    private readonly plans: ImportPlans,
    private readonly writer: RowWriter,
    private readonly history: HistoryRepository,
    private readonly limits: Limits,
  ) {}

  async sendTemplate(section: AnySection, staff: Staff, query: TemplateQuery, response: Response): Promise<void> {
    requirePermission(staff, 'crear', section);
    const fields = columnsFor(section, staff);
    const columns = fields.map(({ field, label }) => columnOf(field, label));
    const isSample = query.contenido === 'ejemplo';
    const table = {
      title: section.label.many,
      columns,
      rows: linesOf(isSample ? recordLines(fields, exampleValues(section), section.imports) : []),
    };
    const name = `${section.name.replaceAll('/', '-')}-${isSample ? 'ejemplo' : 'plantilla'}`;
    await sendTable(table, query.formato, name, response);
  }

  async review(section: AnySection, staff: Staff, file: IncomingFile | undefined): Promise<ImportReview> {
    return reviewOf(section, await this.plan(section, staff, file));
  }

  async import(
    section: AnySection,
    staff: Staff,
    form: unknown,
    file: IncomingFile | undefined,
  ): Promise<ImportResult> {
    const { huella } = validate(importForm, { ...(form as object) });
    const plan = await this.plan(section, staff, file);
    requireGood(plan);
    if (digestOf(section, plan) !== huella) throw changed();
    return this.write(section, staff, plan, (file as IncomingFile).sha256);
  }

  private async plan(section: AnySection, staff: Staff, file: IncomingFile | undefined): Promise<Plan> {
    requirePermission(staff, 'crear', section);
    // A review shows stored values too.
    requirePermission(staff, 'leer', section);
    if (!file) throw invalidFile('Elija el archivo.');
    await this.limits.consume('importsOfStaff', [staff.uid], 'Demasiados archivos.');
    return this.plans.make(section, staff, await findLines(file));
  }

  private async write(
    section: AnySection,
    staff: Staff,
    { lines, isCurrent }: Plan,
    sha256: string,
  ): Promise<ImportResult> {
    const count = (accion: string) => lines.filter(({ line }) => line.accion === accion).length;
    const done = { creados: count('crear'), actualizados: count('actualizar'), sinCambios: count('ninguna') };
    const title = `Importación: ${done.creados} nuevos, ${done.actualizados} actualizados`;
    await this.writer.together(async (batch) => {
      // Serializes concurrent imports of the same file, which plan the same new rows: each checks again.
      await lockNamed(`importar ${section.name}`, batch.tx);
      if (!(await isCurrent(batch.tx))) throw changed();
      for (const { write } of lines) await write?.(batch);
      await this.history.addEvent(section, 'importar', title, staff, { ...done, sha256 }, batch.tx);
    });
    return done;
  }
}

const changed = () => new Problem('conflicto', 'El archivo o lo guardado cambió desde la revisión. Revíselo de nuevo.');

/** Throws when any cell is invalid, naming each. */
function requireGood({ faults }: Plan): void {
  if (faults.length === 0) return;
  const cells = faults.map(
    ({ fila, celda, columna, mensaje }) =>
      [celda || `fila ${fila}`, columna ? `${columna}: ${mensaje}` : mensaje] as const,
  );
  const some = cells.length === 1 ? '1 celda no se admite' : `${cells.length} celdas no se admiten`;
  throw new Problem('archivo_invalido', `No se importó nada: ${some}.`, { errors: Object.fromEntries(cells) });
}

async function* linesOf<T>(lines: Iterable<T>): AsyncGenerator<T> {
  yield* lines;
}
