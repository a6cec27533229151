import { type Row, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { ANOTHER_PASSWORD } from '../../publishing/approvals/refusalToApprove.js';
import { WritersRepository } from '../../publishing/approvals/writers.repository.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

const autorizaciones = sections['servicios/autorizaciones-debito'];
type Autorizacion = Row<typeof autorizaciones>;

/** Debit mandates: immutable once active, and activated by someone other than their author. */
@Injectable()
export class AutorizacionesPolicy implements SectionPolicy {
  applies = isSection(autorizaciones);

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly tables: TableStore,
    private readonly writers: WritersRepository,
  ) {}

  async requirePossible({ section, action, row, staff }: ActionRequest, tx?: Database) {
    const part = action === 'activar' && staff ? await this.writers.partOf(section, row, staff, tx) : undefined;
    if (part) throw refused(ofAuthors[part]);
  }

  async beforeWrite({ action, before, after }: ChangeOf<typeof autorizaciones>, tx: Database) {
    if (!before || !after) return;
    if ((action === 'editar' || action === 'recuperar') && before.estado !== 'registrada')
      throw refused('Solo se cambia antes de activarla: revóquela y registre otra.');
    if (action === 'revocar') after.bajaEn = await this.nextWorkingDay(before, tx);
  }

  /** Returns the next business day. A member may revoke at any time, and the office has until then to stop debits. */
  private async nextWorkingDay({ agencia }: Autorizacion, tx: Database): Promise<string> {
    const office = agencia ? await this.tables.find(sections['sitio/agencias'], agencia, tx) : undefined;
    return this.calendar.add(todayInLaPaz(), 1, (office?.departamento as string | undefined) ?? null, tx);
  }
}

const ofAuthors = {
  own: 'Debe activarla una persona distinta de la que la registró o la cambió.',
  lent: `Quien la registró o la cambió, o pudo hacerlo, vio el enlace con que usted creó su contraseña: para activarla, ${ANOTHER_PASSWORD}.`,
} as const;

const refused = (why: string) => new Problem('transicion_invalida', why);
