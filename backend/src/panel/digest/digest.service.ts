import {
  adminPathOf,
  findRol,
  findSection,
  formatDate,
  formatShortDate,
  homeOf,
  membersSection,
  todayInLaPaz,
} from '@coop/domain';
import type { Ocurrencia, Panel } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { PanelService } from '../panel.service.js';

const FIRST_HOUR = 8;
/** Figures that aren't urgent; they show only in the panel. */
const unhurried: ReadonlySet<string> = new Set(['borradores', 'con_cambios', 'nunca_ingresaron']);

/** Daily digest: mails each staff member what awaits their role, once, on the morning of each working day. */
@Injectable()
export class DigestService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly panel: PanelService,
    private readonly users: UserStore,
    private readonly calendar: BusinessCalendar,
    private readonly outbox: Outbox,
  ) {}

  /** Queues the day's mails from 8:00 on working days and returns how many. Users with nothing pending get none. */
  async run(now: Date): Promise<number> {
    const today = todayInLaPaz(now);
    if (now < morningOf(today) || !(await this.calendar.isWorked(today, null))) return 0;
    let written = 0;
    for (const user of await this.users.list()) if (await this.notify(user, today)) written++;
    return written;
  }

  private async notify(user: User, today: string): Promise<boolean> {
    const rol = findRol(user.rol);
    if (!rol || user.estado !== 'activo') return false;
    const { id: uid, email, nombre } = user;
    const { cifras, avisos } = waitingIn(await this.panel.open({ uid, email, nombre: nombre ?? '', rol }, today));
    if (cifras.length + avisos.length === 0) return false;
    return this.database.transaction((tx) =>
      this.outbox.add(tx, {
        clave: `resumen:${uid}:${today}`,
        para: email,
        destinatario: uid,
        plantilla: 'resumen',
        datos: { dia: formatDate(today), cifras, avisos, ruta: adminPathOf(homeOf(rol)) },
        seccion: membersSection,
        registro: uid,
      }),
    );
  }
}

const morningOf = (today: string) => new Date(`${today}T${String(FIRST_HOUR).padStart(2, '0')}:00:00-04:00`);

const waitingIn = ({ cifras, avisos, obligaciones }: Panel) => ({
  cifras: [...linesOfObligations(obligaciones), ...linesOfFigures(cifras)],
  avisos: avisos.map(({ etiqueta }) => etiqueta),
});

const linesOfFigures = (cifras: Panel['cifras']) =>
  cifras
    .filter(({ cantidad, tono, clave }) => cantidad > 0 && tono !== 'referencia' && !unhurried.has(clave))
    .map(
      ({ seccion, etiqueta, cantidad, hayMas }) =>
        [`${findSection(seccion)?.label.many}: ${etiqueta.toLowerCase()}`, `${cantidad}${hayMas ? '+' : ''}`] as const,
    );

const MAX_OBLIGATIONS = 10;

function linesOfObligations(due: readonly Ocurrencia[]): (readonly [etiqueta: string, valor: string])[] {
  const lines = due.slice(0, MAX_OBLIGATIONS).map((one) => [obligationTitle(one), formatDueDate(one)] as const);
  const more = due.length - MAX_OBLIGATIONS;
  return more > 0 ? [...lines, ['Otras obligaciones', String(more)]] : lines;
}

const obligationTitle = ({ nombre, periodoNombre }: Ocurrencia) => [nombre, periodoNombre].filter(Boolean).join(', ');

function formatDueDate({ etapa, vence, estimado }: Ocurrencia): string {
  if (etapa === 'vence_hoy') return 'vence hoy';
  const day = formatShortDate(vence);
  return `${etapa === 'vencida' ? 'venció' : 'vence'} el ${estimado ? estimatedDay(day) : day}`;
}
