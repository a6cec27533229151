import { type AnyRow, type AnySection, sections } from '@coop/domain';
import type { MonthlyReport } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { type Format, sendTable } from '../../resource/exports/sendTable.js';
import { TablesService } from '../../resource/exports/tables.service.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { visibleTo } from '../../resource/rows/visibility.js';
import { hasBegun, isOver, monthName } from './month.js';
import { ReportRows } from './report-rows.service.js';

const section: AnySection = sections['contactanos/reclamos'];
const reason = {
  label: 'Motivo de inclusión',
  holds: 'text',
  cellOf: (row: AnyRow) => String(row.motivoReporte),
} as const;

/** The name under which the history keeps that a report was handed in: it happens once. */
const nameOf = (mes: string) => `reporte-mensual/${mes}`;

/** What the cooperative tells its supervisor each month of the complaints that it had. */
@Injectable()
export class MonthlyReportService {
  constructor(
    private readonly rows: ReportRows,
    private readonly tables: TablesService,
    private readonly history: HistoryRepository,
    private readonly writer: RowWriter,
  ) {}

  /** How many complaints it tells of, and who handed it in. */
  async describe(staff: Staff, mes: string): Promise<MonthlyReport> {
    requireReader(staff, mes);
    const presented = await this.history.findEvent(section, 'presentar', nameOf(mes));
    return {
      mes,
      ...(await this.rows.count(mes)),
      terminado: isOver(mes),
      presentado: presented ? { en: presented.en, email: presented.email } : null,
    };
  }

  /** Every field of each complaint, as it stands now. */
  async send(staff: Staff, mes: string, format: Format, response: Response): Promise<void> {
    requireReader(staff, mes);
    const counted = await this.rows.count(mes);
    const total = counted.registrados + counted.cerrados + counted.pendientes;
    const title = `Reporte mensual de ${monthName(mes)}: ${total} reclamos`;
    await this.history.addEvent(section, 'exportar', title, staff, { mes, ...counted, formato: format });
    const { rows } = this;
    async function* pages() {
      for await (const page of rows.pages(mes))
        yield page.map((row) => ({ ...visibleTo(staff.rol, section, row), motivoReporte: row.motivoReporte }));
    }
    await sendTable(this.tables.of(section, staff, pages(), [reason]), format, `reclamos-${mes}`, response);
  }

  /** Hands it in: once, when the month is over. Marks the complaints that no earlier report told of. */
  async present(staff: Staff, mes: string): Promise<MonthlyReport> {
    requireReader(staff, mes);
    if (!isOver(mes)) throw new Problem('transicion_invalida', `El mes de ${monthName(mes)} todavía no terminó.`);
    const counted = await this.rows.count(mes);
    const unreported = await this.rows.findUnreported(mes);
    await this.writer.together(async (batch) => {
      const told = { titulo: `Reporte mensual de ${monthName(mes)}`, datos: { mes, ...counted } };
      if (!(await this.history.addOnce(section, 'presentar', nameOf(mes), staff, told, batch.tx)))
        throw new Problem('transicion_invalida', `El reporte de ${monthName(mes)} ya se presentó.`);
      for (const before of unreported)
        await this.writer.replace(
          { section, action: 'presentar', before, after: { ...before, enReporte: mes }, staff },
          () => new Problem('conflicto', 'Un reclamo cambió en este momento. Intente nuevamente.'),
          batch,
        );
    });
    return this.describe(staff, mes);
  }
}

function requireReader(staff: Staff, mes: string) {
  requirePermission(staff, 'exportar', section);
  if (!hasBegun(mes)) throw new Problem('peticion_invalida', `El mes de ${monthName(mes)} todavía no empieza.`);
}
