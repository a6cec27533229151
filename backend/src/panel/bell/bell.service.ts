import { createHash } from 'node:crypto';
import { type AnySection, findSection, todayInLaPaz, type WaitingFigure } from '@coop/domain';
import type { Figure, PersonalNotice } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { StaffSignals } from '../../platform/live/staff-signals.js';
import { NoticesService } from '../notices.service.js';
import { PanelService } from '../panel.service.js';
import { OwnCasesService } from './own-cases.service.js';
import { ReadNoticesRepository } from './read-notices.repository.js';
import type { Told } from './told.js';

/** What concerns somebody now, by what they may read: it follows from what there is, and what of it they have read is kept. */
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

  /** Unread ones first, of them the latest. */
  async find(staff: Staff): Promise<PersonalNotice[]> {
    const told = await this.findTold(staff);
    const read = await this.read.find(staff.uid);
    return told
      .map((notice) => ({ ...notice, leido: read.has(notice.clave) }))
      .sort((a, b) => Number(a.leido) - Number(b.leido) || (b.en ?? '').localeCompare(a.en ?? ''));
  }

  /** Those that are among theirs count as read; what is there no more is forgotten, so that it is told anew should it come back. */
  async markRead(staff: Staff, keys: readonly string[]): Promise<PersonalNotice[]> {
    const known = new Set((await this.findTold(staff)).map(({ clave }) => clave));
    const read = await this.read.find(staff.uid);
    await this.database.transaction(async (tx) => {
      const gone = [...read].filter((key) => !known.has(key));
      await this.read.forget(staff.uid, gone, tx);
      const own = [...new Set(keys)].filter((key) => known.has(key));
      await this.read.add(staff.uid, own, new Date(), tx);
      await this.signals.announce({ kind: 'person', uid: staff.uid }, tx);
    });
    return this.find(staff);
  }

  private async findTold(staff: Staff): Promise<Told[]> {
    const moment = await this.panel.momentFor(staff, todayInLaPaz());
    const isTold = (section: AnySection, figure: WaitingFigure) => isToldTo(staff, section, figure);
    const all: Told[] = [
      ...(await this.cases.findFor(staff, moment.today)),
      ...(await this.panel.findFigures(staff, moment, isTold)).filter(({ cantidad }) => cantidad > 0).map(toldOfFigure),
      ...(await this.notices.findFor(staff, moment)).map((notice) => ({ ...notice, en: null })),
    ];
    return all.map((notice) => ({ ...notice, clave: keyOf(notice) }));
  }
}

/** What is urgent, and what nobody has taken yet of what is told to that role. Terms are told of each case to whoever has it. */
const isToldTo = ({ rol }: Staff, { submission }: AnySection, { clave, tono }: WaitingFigure): boolean =>
  (tono === 'urgente' && !submission?.term) || (clave === 'sin_asignar' && submission?.told === rol);

const toldOfFigure = ({ clave, seccion, etiqueta, cantidad, hayMas, enlace }: Figure): Told => ({
  clave: `${seccion}:${clave}`,
  seccion,
  etiqueta: `${findSection(seccion)?.label.many}: ${etiqueta.toLowerCase()}: ${cantidad}${hayMas ? '+' : ''}`,
  enlace,
  en: null,
});

/** By all that it says: one that says more than when it was read has not been read. */
const keyOf = ({ clave, etiqueta }: Told): string =>
  createHash('sha256').update(`${clave}\n${etiqueta}`).digest('base64url').slice(0, 22);
