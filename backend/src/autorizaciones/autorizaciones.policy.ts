import { type Row, sections, todayInLaPaz } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessCalendar } from '../calendar/business-calendar.js';
import type { Database } from '../database/database.js';
import { HistoryRepository } from '../history/history.repository.js';
import { Problem } from '../http/problem.js';
import { type Asked, type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { TableStore } from '../sections/table-store.js';

const autorizaciones = sections['servicios/autorizaciones-debito'];
type Autorizacion = Row<typeof autorizaciones>;

/** What two people agreed on stays as it was signed: a mandate is verified by someone who did not write it. */
@Injectable()
export class AutorizacionesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly calendar: BusinessCalendar,
    private readonly tables: TableStore,
    private readonly history: HistoryRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === autorizaciones.name, this);
  }

  async requirePossible({ section, action, row, staff }: Asked, tx?: Database) {
    if (action === 'activar' && staff && (await this.history.hasWritten(section, row.id, staff.uid, tx)))
      throw refused('Debe activarla una persona distinta de la que la registró o la cambió.');
  }

  async beforeWrite({ action, before, after }: Change, tx: Database) {
    if (!before || !after) return;
    const former = before as unknown as Autorizacion;
    if ((action === 'editar' || action === 'recuperar') && former.estado !== 'registrada')
      throw refused('Solo se cambia antes de activarla: revóquela y registre otra.');
    if (action === 'revocar') after.bajaEn = await this.nextWorkingDay(former, tx);
  }

  /** A member may end it at any time; the office has until its next business day to stop debiting. */
  private async nextWorkingDay({ agencia }: Autorizacion, tx: Database): Promise<string> {
    const office = agencia ? await this.tables.find(sections['sitio/agencias'], agencia, tx) : undefined;
    return this.calendar.add(todayInLaPaz(), 1, (office?.departamento as string | undefined) ?? null, tx);
  }
}

const refused = (why: string) => new Problem('transicion_invalida', why);
