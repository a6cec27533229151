import { adminPathOf, formatDateTime, membersSection, type Rol } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics, type Reading } from '../../platform/metrics/metrics.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { type Alarm, AlarmsRepository } from './alarms.repository.js';

const OPERATOR_ROLE: Rol = 'sistemas';
/** An alarm ends when unseen this long. Each process checks its own machine once a minute. */
const UNSEEN_MS = 3 * 60_000;
const REMEMBERED_MS = 90 * 86_400_000;

/** Notifies operators of readings over their limit: by mail at start and end, and in the panel meanwhile. */
@Injectable()
export class AlarmsService {
  private readonly log = new Log('Alarms');

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly alarms: AlarmsRepository,
    private readonly metrics: Metrics,
    private readonly users: UserStore,
    private readonly outbox: Outbox,
  ) {}

  /** Checks every reading that has a limit. Each alarm starts and ends once, across all processes. */
  async run(now: Date): Promise<void> {
    const unseenSince = new Date(now.getTime() - UNSEEN_MS).toISOString();
    const past = await this.findPast();
    const recipients = (await this.changes(past, unseenSince)) ? await this.findRecipients() : [];
    await this.database.transaction(async (tx) => {
      for (const [clave, texto] of past) {
        const started = await this.alarms.see(clave, texto, now.toISOString(), tx);
        if (started) await this.notify(recipients, started, tx);
      }
      for (const ended of await this.alarms.endUnseen(unseenSince, tx)) await this.notify(recipients, ended, tx);
    });
    await this.alarms.forget(new Date(now.getTime() - REMEMBERED_MS).toISOString());
  }

  async findFor({ rol }: Staff): Promise<Notice[]> {
    if (rol !== OPERATOR_ROLE) return [];
    return (await this.alarms.findOpen()).map(({ id, texto, desde }) => ({
      clave: `alarma:${id}`,
      seccion: 'panel',
      etiqueta: `${texto} (desde el ${formatDateTime(desde)})`,
      // No link: it is fixed on the server.
      enlace: '',
    }));
  }

  /** Returns the message of each reading over its limit, by reading and labels. */
  private async findPast(): Promise<Map<string, string>> {
    const past = new Map<string, string>();
    for (const reading of this.metrics.list())
      for (const [key, text] of await this.pastOf(reading)) past.set(key, text);
    return past;
  }

  private async pastOf({ name, limit, read }: Reading): Promise<[clave: string, texto: string][]> {
    if (!limit) return [];
    const found = await read().catch((err: unknown) => {
      this.log.error('A reading failed', { err });
      return [];
    });
    return found
      .filter((one) => limit.isPast(one))
      .map((one) => [[name, ...Object.values(one.labels ?? {})].join(':'), limit.message(one)]);
  }

  /** Returns whether an alarm is about to start or end: only then are the recipients read. */
  private async changes(past: ReadonlyMap<string, string>, unseenSince: string): Promise<boolean> {
    const open = await this.alarms.findOpen();
    const known = new Set(open.map(({ clave }) => clave));
    return [...past.keys()].some((clave) => !known.has(clave)) || open.some(({ vistaEn }) => vistaEn < unseenSince);
  }

  private async findRecipients(): Promise<User[]> {
    return (await this.users.list()).filter(({ rol, estado }) => rol === OPERATOR_ROLE && estado === 'activo');
  }

  private async notify(recipients: readonly User[], { id, texto, desde, hasta }: Alarm, tx: Database): Promise<void> {
    const mails = recipients.map((user) => ({
      clave: `alarma:${hasta ? 'termina' : 'empieza'}:${id}:${user.id}`,
      para: user.email,
      plantilla: 'alarma' as const,
      datos: { texto, desde: formatDateTime(desde), hasta: hasta && formatDateTime(hasta), ruta: adminPathOf('panel') },
      seccion: membersSection,
      registro: user.id,
    }));
    await this.outbox.addAll(tx, mails);
  }
}
