import { formatLongDate, rolLabels, sections, todayInLaPaz } from '@coop/domain';
import { addDays, estimatedDay } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { type HeadsOf, HeadsService } from '../../cases/absences/heads.service.js';
import { StandInsService } from '../../cases/absences/stand-ins.service.js';
import { LATE_DAYS, morningOf, stageOf } from '../../cases/reminders/reminders.service.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { AgendaService, type ObligationStatus } from './agenda.service.js';
import { responsibleOf } from './obligations.service.js';

const section = sections['sitio/obligaciones'];
const CALENDAR = '/administrador/obligaciones';

type People = { staff: readonly User[]; headsOf: HeadsOf };

/** Reminds those responsible until the due date, then their heads. The mail's key makes each unique. */
@Injectable()
export class ObligationRemindersService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly agenda: AgendaService,
    private readonly users: UserStore,
    private readonly outbox: Outbox,
    private readonly standIns: StandInsService,
    private readonly heads: HeadsService,
  ) {}

  async run(now: Date): Promise<number> {
    const today = todayInLaPaz(now);
    const since = addDays(today, -LATE_DAYS);
    const due = (await this.agenda.on(today)).filter(
      ({ etapa, occurrence }) => etapa !== 'cumplida' && etapa !== 'pendiente' && occurrence.vence >= since,
    );
    if (due.length === 0) return 0;
    const staff = (await this.users.list()).filter(({ estado }) => estado === 'activo');
    const people = { staff, headsOf: await this.heads.findAmong(staff) };
    let written = 0;
    for (const one of due) written += await this.remind(one, people, today);
    return written;
  }

  private async remind(due: ObligationStatus, people: People, today: string): Promise<number> {
    const { obligation, occurrence } = due;
    const etapa = stageOf(occurrence.vence, today);
    const own = recipientsOf(due, people);
    const recipients = await this.standIns.with(own, isActive, today);
    const mails = recipients.map(({ id, email }) => ({
      clave: `obligacion:${etapa}:${obligation.id}:${occurrence.clave}:${occurrence.vence}:${id}`,
      para: email,
      destinatario: id,
      // Overdue reminders ignore mail preferences.
      siempre: etapa === 'vencido',
      plantilla: 'obligacion' as const,
      datos: {
        nombre: obligation.nombre,
        periodo: occurrence.nombre,
        etapa,
        limite: limitOf(occurrence),
        responsable: rolLabels[obligation.responsable],
        ruta: CALENDAR,
      },
      seccion: section.name,
      registro: obligation.id,
      desde: morningOf(today),
    }));
    return this.database.transaction((tx) => this.outbox.addAll(tx, mails));
  }
}

function recipientsOf({ obligation, etapa }: ObligationStatus, { staff, headsOf }: People): User[] {
  const responsible = responsibleOf(obligation, staff);
  if (etapa !== 'vencida' && responsible.length > 0) return responsible;
  const recipients = [...responsible, ...headsOf(obligation.responsable, responsible)];
  return [...new Map(recipients.map((user) => [user.id, user])).values()];
}

const isActive = ({ estado }: User) => estado === 'activo';

const limitOf = ({ vence, estimado }: ObligationStatus['occurrence']) =>
  estimado ? estimatedDay(formatLongDate(vence)) : formatLongDate(vence);
