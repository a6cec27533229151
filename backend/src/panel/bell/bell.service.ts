import { createHash } from 'node:crypto';
import { type AnySection, findSection, todayInLaPaz, type WaitingFigure } from '@coop/domain';
import type { Figure, PersonalNotice } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { StaffSignals } from '../../platform/live/staff-signals.js';
import { NoticesService } from '../notices.service.js';
import { PanelService } from '../panel.service.js';
import { OwnCasesService, type TimedNotice } from './own-cases.service.js';
import { ReadNoticesRepository } from './read-notices.repository.js';

/** Personal notices, derived from the current data that the user may read. Only their read marks are stored. */
@Injectable()
export class BellService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly cases: OwnCasesService,
    private readonly panel: PanelService,
    private readonly notices: NoticesService,
    private readonly read: ReadNoticesRepository,
    private readonly signals: StaffSignals,
  ) {}

  async find(staff: Staff): Promise<PersonalNotice[]> {
    const notices = await this.findTimedNotices(staff);
    const read = await this.read.find(staff.uid);
    return notices
      .map((notice) => ({ ...notice, leido: read.has(notice.clave) }))
      .sort((a, b) => Number(a.leido) - Number(b.leido) || (b.en ?? '').localeCompare(a.en ?? ''));
  }

  /** Marks the user's own notices as read. Deletes marks of obsolete notices, so a recurring one shows as unread. */
  async markRead(staff: Staff, keys: readonly string[]): Promise<PersonalNotice[]> {
    const known = new Set((await this.findTimedNotices(staff)).map(({ clave }) => clave));
    const read = await this.read.find(staff.uid);
    await this.database.transaction(async (tx) => {
      const outdated = [...read].filter((key) => !known.has(key));
      await this.read.forget(staff.uid, outdated, tx);
      const own = [...new Set(keys)].filter((key) => known.has(key));
      await this.read.add(staff.uid, own, new Date(), tx);
      await this.signals.announce({ kind: 'person', uid: staff.uid }, tx);
    });
    return this.find(staff);
  }

  private async findTimedNotices(staff: Staff): Promise<TimedNotice[]> {
    const moment = await this.panel.momentFor(staff, todayInLaPaz());
    const isNotified = (section: AnySection, figure: WaitingFigure) => isNotifiedTo(staff, section, figure);
    const all: TimedNotice[] = [
      ...(await this.cases.findFor(staff, moment.today)),
      ...(await this.panel.findFigures(staff, moment, isNotified))
        .filter(({ cantidad }) => cantidad > 0)
        .map(noticeOfFigure),
      ...(await this.notices.findFor(staff, moment)).map((notice) => ({ ...notice, en: null })),
    ];
    return all.map((notice) => ({ ...notice, clave: keyOf(notice) }));
  }
}

/** Whether a role gets a figure as a notice. Deadlines are notified per case to the assignee. */
const isNotifiedTo = ({ rol }: Staff, { submission }: AnySection, { clave, tono }: WaitingFigure): boolean =>
  (tono === 'urgente' && !submission?.term) || (clave === 'sin_asignar' && submission?.notifiedRole === rol);

const noticeOfFigure = ({ clave, seccion, etiqueta, cantidad, hayMas, enlace }: Figure): TimedNotice => ({
  clave: `${seccion}:${clave}`,
  seccion,
  etiqueta: `${findSection(seccion)?.label.many}: ${etiqueta.toLowerCase()}: ${cantidad}${hayMas ? '+' : ''}`,
  enlace,
  en: null,
});

/** Hash of key and label: a notice with a new label is unread again. */
const keyOf = ({ clave, etiqueta }: TimedNotice): string =>
  createHash('sha256').update(`${clave}\n${etiqueta}`).digest('base64url').slice(0, 22);
