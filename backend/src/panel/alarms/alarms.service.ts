import { adminPathOf, formatDateTime, membersSection, type Rol } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { Reading } from '../../platform/metrics/reading.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { type Alarm, AlarmsRepository } from './alarms.repository.js';

/** Who runs the system. */
const TOLD: Rol = 'sistemas';
/** What no process saw past its limit for so long is over: each looks once a minute, and sees only its own machine. */
const UNSEEN_MS = 3 * 60_000;
const REMEMBERED_MS = 90 * 86_400_000;

/** Tells whoever runs the system that a reading is past its limit: by mail as it begins and ends, on their panel meanwhile. */
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

  /** Looks at every reading that has a limit. Each alarm begins and ends once, in however many processes. */
  async run(now: Date): Promise<void> {
    const unseenSince = new Date(now.getTime() - UNSEEN_MS).toISOString();
    const past = await this.findPast();
    const told = (await this.changes(past, unseenSince)) ? await this.findTold() : [];
    await this.database.transaction(async (tx) => {
      for (const [clave, texto] of past) {
        const begun = await this.alarms.see(clave, texto, now.toISOString(), tx);
        if (begun) await this.tell(told, begun, tx);
      }
      for (const ended of await this.alarms.endUnseen(unseenSince, tx)) await this.tell(told, ended, tx);
    });
    await this.alarms.forget(new Date(now.getTime() - REMEMBERED_MS).toISOString());
  }

  async findFor({ rol }: Staff): Promise<Notice[]> {
    if (rol !== TOLD) return [];
    return (await this.alarms.findOpen()).map(({ id, texto, desde }) => ({
      clave: `alarma:${id}`,
      seccion: 'panel',
      etiqueta: `${texto} (desde el ${formatDateTime(desde)})`,
      // It is put right on the server, not here.
      enlace: '',
    }));
  }

  /** What each reading past its limit says, by reading and labels. */
  private async findPast(): Promise<Map<string, string>> {
    const past = new Map<string, string>();
    for (const reading of this.metrics.list())
      for (const [key, says] of await this.pastOf(reading)) past.set(key, says);
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
      .map((one) => [[name, ...Object.values(one.labels ?? {})].join(':'), limit.says(one)]);
  }

  /** Whether an alarm is about to begin or to end: only then it is asked who is to be told. */
  private async changes(past: ReadonlyMap<string, string>, unseenSince: string): Promise<boolean> {
    const open = await this.alarms.findOpen();
    const known = new Set(open.map(({ clave }) => clave));
    return [...past.keys()].some((clave) => !known.has(clave)) || open.some(({ vistaEn }) => vistaEn < unseenSince);
  }

  private async findTold(): Promise<User[]> {
    return (await this.users.list()).filter(({ rol, estado }) => rol === TOLD && estado === 'activo');
  }

  private async tell(told: readonly User[], { id, texto, desde, hasta }: Alarm, tx: Database): Promise<void> {
    const mails = told.map((user) => ({
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
