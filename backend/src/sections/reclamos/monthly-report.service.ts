import { type AnyRow, type AnySection, formatMonth, sections } from '@coop/domain';
import type { MonthlyReport } from '@coop/domain/answers';
import { monthlyReportName } from '@coop/domain/sections/reclamos/monthlyReportName';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { type Format, sendTable } from '../../resource/exports/sendTable.js';
import { TablesService } from '../../resource/exports/tables.service.js';
import { type HistoryEntry, HistoryRepository } from '../../resource/history/history.repository.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { redactRow } from '../../resource/rows/visibility.js';
import { hasStarted, isOver } from './presented-reports.js';
import { type Figures, ReportRows } from './report-rows.service.js';
import { type ReportLayout, sendLayout } from './reportLayout.js';

const section: AnySection = sections['contactanos/reclamos'];
const layouts: AnySection = sections['sitio/formatos-de-reporte'];
const MAX_LAYOUTS = 100;
const reason = {
  label: 'Motivo de inclusión',
  holds: 'text',
  cellOf: (row: AnyRow) => String(row.motivoReporte),
} as const;

@Injectable()
export class MonthlyReportService {
  constructor(
    private readonly rows: ReportRows,
    private readonly tables: TablesService,
    private readonly history: HistoryRepository,
    private readonly writer: RowWriter,
    private readonly stores: RowStores,
    private readonly names: NamesService,
  ) {}

  /** Returns the figures, as filed if filed, with later complaints apart. */
  async describe(staff: Staff, mes: string): Promise<MonthlyReport> {
    requireReader(staff, mes);
    const presented = await this.history.findEvent(section, 'presentar', monthlyReportName(mes));
    const named = presented?.uid ? await this.names.ofStaff() : undefined;
    return {
      mes,
      ...(filedFigures(presented?.datos) ?? (await this.rows.count(mes))),
      llegadosDespues: presented ? await this.rows.countSince(mes) : 0,
      terminado: isOver(mes),
      presentado: presented
        ? { en: presented.en, email: presented.email, nombre: named?.get(String(presented.uid)) ?? null }
        : null,
      formatos: await this.findLayouts(),
    };
  }

  /** Sends every field of each complaint, in its current state. */
  async send(staff: Staff, mes: string, format: Format, response: Response): Promise<void> {
    requireReader(staff, mes);
    await this.note(staff, mes, format);
    await sendTable(
      this.tables.of(section, staff, this.pages(staff, mes), [reason]),
      format,
      `reclamos-${mes}`,
      response,
    );
  }

  async sendAs(staff: Staff, mes: string, id: string, response: Response): Promise<void> {
    requireReader(staff, mes);
    const layout = await this.stores.of(layouts).find(layouts, id);
    if (!layout) throw new Problem('peticion_invalida', LAYOUT_NOT_FOUND, { errors: { diseno: LAYOUT_NOT_FOUND } });
    const nombre = layouts.title(layout);
    await this.note(staff, mes, nombre, ` en el formato «${nombre}»`);
    const { names } = this;
    const report = { mes, staff, pages: this.pages(staff, mes), names };
    await sendLayout(layout as AnyRow & ReportLayout, report, response);
  }

  private async findLayouts(): Promise<MonthlyReport['formatos']> {
    const query = {
      equals: {},
      between: {},
      searchIn: [],
      sort: ['nombre', 'ASC'],
      range: [0, MAX_LAYOUTS - 1],
    } as const;
    const { rows } = await this.stores.of(layouts).findPage(layouts, query);
    return rows.map((row) => ({ id: row.id, nombre: layouts.title(row), extension: String(row.extension) }));
  }

  private async note(staff: Staff, mes: string, formato: string, suffix = ''): Promise<void> {
    const counted = await this.rows.count(mes);
    const total = counted.registrados + counted.cerrados + counted.pendientes;
    const title = `Reporte mensual de ${formatMonth(mes)}: ${total} reclamos${suffix}`;
    await this.history.addEvent(section, 'exportar', title, staff, { mes, ...counted, formato });
  }

  private async *pages({ rol }: Staff, mes: string): AsyncGenerator<AnyRow[]> {
    for await (const page of this.rows.pages(mes))
      yield page.map((row) => ({ ...redactRow(rol, section, row), motivoReporte: row.motivoReporte }) as AnyRow);
  }

  /** Files the report, once, after the month's end. Marks the complaints not included in an earlier report. */
  async present(staff: Staff, mes: string): Promise<MonthlyReport> {
    requireReader(staff, mes);
    if (!isOver(mes)) throw new Problem('transicion_invalida', `El mes de ${formatMonth(mes)} todavía no terminó.`);
    const { counted, unreported } = await this.rows.tally(mes);
    await this.writer.together(async (batch) => {
      const content = { titulo: `Reporte mensual de ${formatMonth(mes)}`, datos: { mes, ...counted } };
      if (!(await this.history.addOnce(section, 'presentar', monthlyReportName(mes), staff, content, batch.tx)))
        throw new Problem('transicion_invalida', `El reporte de ${formatMonth(mes)} ya se presentó.`);
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

/** Returns the figures as filed. Older reports lack `deMesesPresentados`, which is 0. */
function filedFigures(data: HistoryEntry['datos'] = null): Figures | undefined {
  if (!data) return undefined;
  const { registrados, cerrados, pendientes, deMesesPresentados = 0 } = data as Figures;
  return { registrados, cerrados, pendientes, deMesesPresentados };
}

const LAYOUT_NOT_FOUND = 'Ese formato de reporte ya no existe';

function requireReader(staff: Staff, mes: string) {
  requirePermission(staff, 'exportar', section);
  if (!hasStarted(mes)) throw new Problem('peticion_invalida', `El mes de ${formatMonth(mes)} todavía no empieza.`);
}
