import { type AnyRow, type AnySection, findSection, todayInLaPaz } from '@coop/domain';
import { addDays, dayInLaPaz } from '@coop/domain/calendar';
import { ABOUT_TO_FALL_DUE } from '@coop/domain/sections/shared/atencion/plazo';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { BusinessCalendar } from '../calendar/business-calendar.js';
import { HolidaysRepository } from '../calendar/holidays.repository.js';

/** Sets the legal response deadline of a case when its term starts, and clears it in states where no term runs. */
@Injectable()
export class DeadlinesPolicy implements SectionPolicy {
  applies = ({ submission }: AnySection) => submission?.term !== undefined;

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly holidays: HolidaysRepository,
    private readonly tables: TableStore,
    private readonly parametros: ParametrosService,
  ) {}

  async beforeWrite({ section, before, after }: Change, tx: Database) {
    const term = section.submission?.term;
    if (!term || !after) return;
    const runs = term.runsIn.includes(after.estado as string);
    if (!runs) Object.assign(after, { venceEn: null, avisoDesde: null });
    if (before && (!runs || before.venceEn)) return;
    await this.holidays.lockShared(tx);
    after.fechaRecepcion ??= dayInLaPaz(after.creadoEn);
    const departamento = await this.departamentoOf(section, after, tx);
    // A case never answered counts from its reception, even if it was set aside meanwhile.
    const from = before?.respondidoEn ? todayInLaPaz() : (after.fechaRecepcion as string);
    after.plazoDesde = from;
    after.plazoDias = await this.parametros.daysOf(term, from, tx);
    const limit = await this.calendar.add(from, after.plazoDias as number, departamento, tx);
    // A reopened case gets a new deadline; a late first answer stays late.
    if (!before || !wasLate(before)) after.fechaLimite = limit;
    if (runs) await this.setDue(section, after, from, (after.venceEn as string | null) ?? limit, tx);
    else after.plazoEstimado = await this.isEstimated(from, limit, tx);
  }

  /** Sets the deadline in force, for a term counted from `from`. */
  async setDue(section: AnySection, row: AnyRow, from: string, day: string, tx: Database) {
    const departamento = await this.departamentoOf(section, row, tx);
    row.venceEn = day;
    row.plazoEstimado = await this.isEstimated(from, day, tx);
    row.avisoDesde = await this.calendar.add(day, -ABOUT_TO_FALL_DUE, departamento, tx);
  }

  /** Returns whether the term includes a year without registered holidays. */
  async isEstimated(from: string, day: string, tx: Database): Promise<boolean> {
    return !(await this.calendar.covers(addDays(from, 1), day, tx));
  }

  /** Returns the departamento whose holidays apply; null if the agency is unknown. */
  async departamentoOf({ submission }: AnySection, row: AnyRow, tx?: Database): Promise<string | null> {
    const agency = submission?.term && (row.agencia as string | null);
    const agencias = findSection('sitio/agencias') as AnySection;
    const found = agency ? await this.tables.find(agencias, agency, tx) : undefined;
    return (found?.departamento as string | undefined) ?? null;
  }
}

/** Returns whether the first answer came after its deadline; later terms don't change it. */
export const wasLate = ({ respondidoEn, fechaLimite }: AnyRow) =>
  Boolean(respondidoEn && fechaLimite) && dayInLaPaz(respondidoEn as string) > String(fechaLimite);
