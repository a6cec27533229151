import { type AnySection, todayInLaPaz } from '@coop/domain';
import type { Changes } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { startOf } from '../../platform/database/tables/isInPhase.js';
import { type ChangesQuery, type Cursor, readCursor } from '../../resource/changes/changesQuery.js';
import { type Place, pageOfChanges, whereToBegin } from '../../resource/changes/pageOfChanges.js';
import { PublishedService } from './published.service.js';
import { type Copy, PublishedChangesRepository } from './published-changes.repository.js';

/** Without a copy, or with one that visitors do not read: it was withdrawn. */
type Change = { at: Cursor; copy?: Copy };

/** Far more than begins or ends of a section between two readings; whoever was away for longer is told all of it from the beginning. */
const MOST_TURNED = 200;

/** What changed of what visitors read, for whoever keeps a copy of it. */
@Injectable()
export class PublishedChangesService {
  constructor(
    private readonly changes: PublishedChangesRepository,
    private readonly published: PublishedService,
  ) {}

  async find(section: AnySection, { desde, limite }: ChangesQuery): Promise<Changes> {
    const turned = await this.turned(section, desde);
    const areTooMany = turned.length > MOST_TURNED;
    const after = whereToBegin(areTooMany ? undefined : desde);
    const { told, hayMas, cursor } = pageOfChanges(await this.written(section, after, limite), after, limite);
    const all = areTooMany ? told : [...turned, ...told];
    const read = all.flatMap(({ copy }) => (copy?.isRead ? [copy.datos] : []));
    return {
      registros: (await this.published.withAddresses(section, read)) as Changes['registros'],
      // Whoever reads for the first time has nothing to forget.
      eliminados: desde
        ? all.flatMap(({ at, copy }) => (copy?.isRead ? [] : [{ id: String(at.id), eliminadoEn: at.en }]))
        : [],
      hayMas,
      cursor,
    };
  }

  private async written(section: AnySection, after: Place, most: number): Promise<Change[]> {
    const [written, withdrawn] = await Promise.all([
      this.changes.findWritten(section, after, most + 1),
      this.changes.findWithdrawn(section, after, most + 1),
    ]);
    return [...written.map(asChange), ...withdrawn.map(({ id, en }) => ({ at: { id, en } }))];
  }

  /** What began or ended since by the calendar alone, with the first page. */
  private async turned(section: AnySection, desde: string | undefined): Promise<Change[]> {
    const since = desde === undefined ? undefined : readCursor(desde);
    if (!since || since.inicio) return [];
    const [day, today] = [dayInLaPaz(since.en), todayInLaPaz()];
    if (day >= today) return [];
    const turned = await this.changes.findTurned(section, day, since.en, MOST_TURNED + 1);
    return turned.map((copy) => ({ at: { id: copy.id, en: startOf(today) }, copy }));
  }
}

const asChange = (copy: Copy): Change => ({ at: { id: copy.id, en: copy.en }, copy });
