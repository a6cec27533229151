import { type AnySection, todayInLaPaz } from '@coop/domain';
import type { Changes } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { startOf } from '../../platform/database/tables/isInPhase.js';
import {
  type ChangesQuery,
  type Cursor,
  type Place,
  pageOfChanges,
  placeOfCursor,
  readCursor,
} from '../../resource/changes/changesQuery.js';
import { PublishedService } from './published.service.js';
import { type Copy, PublishedChangesRepository } from './published-changes.repository.js';

/** A change. A missing or unreadable copy means that it was withdrawn. */
type Change = { at: Cursor; copy?: Copy };

/** Limit of calendar changes per read. Above it, a client that was away too long gets a full resync. */
const MAX_CALENDAR_CHANGES = 200;

/** Change feed of public content, for clients that mirror it. */
@Injectable()
export class PublishedChangesService {
  constructor(
    private readonly changes: PublishedChangesRepository,
    private readonly published: PublishedService,
  ) {}

  async find(section: AnySection, { desde, limite }: ChangesQuery): Promise<Changes> {
    const dateChanges = await this.findDateChanges(section, desde);
    const areTooMany = dateChanges.length > MAX_CALENDAR_CHANGES;
    const after = placeOfCursor(areTooMany ? undefined : desde);
    const { page, hayMas, cursor } = pageOfChanges(await this.findChanges(section, after, limite), after, limite);
    const all = areTooMany ? page : [...dateChanges, ...page];
    const read = all.flatMap(({ copy }) => (copy?.isRead ? [copy.datos] : []));
    return {
      registros: (await this.published.withAddresses(section, read)) as Changes['registros'],
      // A first read has nothing to delete.
      eliminados: desde
        ? all.flatMap(({ at, copy }) => (copy?.isRead ? [] : [{ id: String(at.id), eliminadoEn: at.en }]))
        : [],
      hayMas,
      cursor,
    };
  }

  private async findChanges(section: AnySection, after: Place, most: number): Promise<Change[]> {
    const [written, withdrawn] = await Promise.all([
      this.changes.findWritten(section, after, most + 1),
      this.changes.findWithdrawn(section, after, most + 1),
    ]);
    return [...written.map(asChange), ...withdrawn.map(({ id, en }) => ({ at: { id, en } }))];
  }

  /** Returns rows that began or ended by the calendar alone since the cursor; sent with the first page. */
  private async findDateChanges(section: AnySection, desde: string | undefined): Promise<Change[]> {
    const since = desde === undefined ? undefined : readCursor(desde);
    if (!since || since.inicio) return [];
    const [day, today] = [dayInLaPaz(since.en), todayInLaPaz()];
    if (day >= today) return [];
    const copies = await this.changes.findDateChanges(section, day, since.en, MAX_CALENDAR_CHANGES + 1);
    return copies.map((copy) => ({ at: { id: copy.id, en: startOf(today) }, copy }));
  }
}

const asChange = (copy: Copy): Change => ({ at: { id: copy.id, en: copy.en }, copy });
