import {
  type AnySection,
  adminPathOf,
  formatLongDate,
  type SectionName,
  sectionList,
  todayInLaPaz,
} from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import type { Etapa } from '../../resource/mail/templates/recordatorio.js';
import { type HeadsOf, HeadsService } from '../absences/heads.service.js';
import { readersOf, StandInsService } from '../absences/stand-ins.service.js';
import { type DueCase, DueCasesRepository } from './due-cases.repository.js';

/** Days after a deadline in which it is still notified, in case the server was down. */
export const LATE_DAYS = 7;
/** Earliest hour of reminders, in La Paz. */
const FIRST_HOUR = 7;

/** Returns the stage of a deadline, from its first reminder on. */
export const stageOf = (venceEn: string, today: string): Etapa =>
  venceEn < today ? 'vencido' : venceEn === today ? 'vence_hoy' : 'por_vencer';

/** Returns the time from which a day's reminders are sent. */
export const morningOf = (today: string) => new Date(`${today}T${String(FIRST_HOUR).padStart(2, '0')}:00:00-04:00`);

type People = { staff: readonly User[]; headsOf: HeadsOf };

/** Reminds the assignee until the last day, then their head. The mail's key makes each unique. */
@Injectable()
export class RemindersService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly cases: DueCasesRepository,
    private readonly users: UserStore,
    private readonly outbox: Outbox,
    private readonly standIns: StandInsService,
    private readonly heads: HeadsService,
  ) {}

  async run(now: Date): Promise<number> {
    const today = todayInLaPaz(now);
    const staff = (await this.users.list()).filter(({ estado }) => estado === 'activo');
    const headsOf = await this.heads.findAmong(staff);
    let written = 0;
    for (const section of withTerm)
      for await (const row of this.cases.find(section, today, addDays(today, -LATE_DAYS)))
        written += await this.remind(section, row, { staff, headsOf }, today);
    return written;
  }

  private async remind(section: AnySection, row: DueCase, people: People, today: string): Promise<number> {
    const etapa = stageOf(row.venceEn, today);
    const recipients = await this.standIns.with(recipientsOf(section, row, people, etapa), readersOf(section), today);
    const mails = recipients.map(({ id, email }) => ({
      clave: `plazo:${etapa}:${row.id}:${row.venceEn}:${id}`,
      para: email,
      destinatario: id,
      // Overdue reminders ignore mail preferences.
      siempre: etapa === 'vencido',
      plantilla: 'recordatorio' as const,
      datos: {
        tipo: section.label.one,
        codigo: row.codigo,
        etapa,
        limite: formatLongDate(row.venceEn),
        sinResponsable: !row.asignadoA,
        ruta: `${adminPathOf(section.name as SectionName)}/${row.id}/show`,
      },
      seccion: section.name,
      registro: row.id,
      desde: morningOf(today),
    }));
    return this.database.transaction((tx) => this.outbox.addAll(tx, mails));
  }
}

const withTerm = sectionList.filter(({ submission }) => submission?.term);

/** Returns the assignee, else the recipients of new cases; once overdue, also their head. */
function recipientsOf(section: AnySection, { asignadoA }: DueCase, { staff, headsOf }: People, etapa: Etapa): User[] {
  const readers = staff.filter(readersOf(section));
  const rol = section.submission?.notifiedRole;
  const holder = readers.filter(({ id }) => id === asignadoA);
  const responsible = holder.length > 0 ? holder : readers.filter((user) => user.rol === rol);
  const recipients =
    etapa === 'vencido' || responsible.length === 0 ? [...responsible, ...headsOf(rol, responsible)] : responsible;
  return [...new Map(recipients.map((user) => [user.id, user])).values()];
}
