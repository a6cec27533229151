import { type AnyRow, type AnySection, isSiteContent, membersSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { ApiProblems } from '../../platform/http/openapi/api.js';
import { rowsListed } from '../../platform/limits/figures.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { HistoryRepository } from '../history/history.repository.js';

/** Whether reads are limited and logged: personal data of people outside the staff. */
export const holdsPersonalData = (section: AnySection): boolean =>
  !isSiteContent(section) && section.name !== membersSection;

export const isLogged = ({ submission }: AnySection): boolean => submission?.auditReads === true;

/** Repeated openings of a case within this time count as one. */
const MERGED_MS = 10 * 60_000;

@Injectable()
export class AccessLogService {
  constructor(private readonly history: HistoryRepository) {}

  async logOpening(section: AnySection, row: AnyRow, staff: Staff): Promise<void> {
    if (!isLogged(section)) return;
    await this.history.addOpening(section, row, staff, new Date(Date.now() - MERGED_MS).toISOString());
  }

  async logExport(section: AnySection, staff: Staff, title: string, registros: number): Promise<void> {
    if (!holdsPersonalData(section) || registros === 0) return;
    await this.history.addEvent(section, 'exportar', title, staff, { registros });
  }
}

export const ApiRecentSignIn = (section: AnySection) =>
  ApiProblems(...(holdsPersonalData(section) ? (['reautenticacion_requerida'] as const) : []));

/** Rows per screen; a longer list counts as an export. */
export const SCREEN_ROWS = 100;

/** Returns whether a read of so many personal records counts as an export. */
export const isBulkRead = (section: AnySection, rows: number): boolean =>
  holdsPersonalData(section) && rows > SCREEN_ROWS;

/** Rows listed in an hour. `uncounted`: not yet sent to the shared counter. */
type Hour = { until: number; seen: Set<string>; uncounted: number; isCounted: boolean; isOverLimit: boolean };

/**
 * Limits how many personal records each user lists per hour; listing fifty screens in a row counts as an export. Each
 * process remembers the rows shown, because the panel reloads lists on every change. New rows go to the shared counter
 * only beyond one screen. First pages thus cost no query, and each process may exceed the limit by one screen.
 */
@Injectable()
export class ListingLimiter {
  private readonly hours = new Map<string, Hour>();

  constructor(
    private readonly limits: Limits,
    private readonly history: HistoryRepository,
  ) {}

  /** Counts rows before sending; calls `requireRecent` over the limit. API keys are audited instead. */
  async count(section: AnySection, staff: Staff, rows: readonly AnyRow[], requireRecent: () => void): Promise<void> {
    if (staff.granted || !holdsPersonalData(section)) return;
    if (isBulkRead(section, rows.length)) return requireRecent();
    const hour = this.hourOf(section, staff);
    const isNew = ({ id }: AnyRow) => !hour.seen.has(id);
    const added = rows.filter(isNew).length;
    if (added === 0) return;
    if (!hour.isOverLimit) await this.add(hour, added, section, staff);
    // Rows that needed a recent sign-in are not remembered, which bounds memory and keeps asking for it.
    if (hour.isOverLimit) requireRecent();
    else for (const { id } of rows) hour.seen.add(id);
  }

  private async add(hour: Hour, rows: number, section: AnySection, staff: Staff): Promise<void> {
    hour.uncounted += rows;
    const amount = hour.uncounted;
    // Only the first screen is free: concurrent requests must not each get one while the counter is updated.
    if (!hour.isCounted && amount <= SCREEN_ROWS) return;
    hour.isCounted = true;
    hour.uncounted = 0;
    const { over, excess, until } = await this.limits.count('rowsListedOfStaff', [staff.uid, section.name], amount);
    // Exactly one count across processes crosses the limit. Log it even if this read is refused: the earlier rows were
    // sent.
    if (over && excess <= amount)
      await this.history.addEvent(
        section,
        'exportar',
        `Más de ${rowsListed.points} registros listados en una hora`,
        staff,
        { registros: rowsListed.points + excess },
      );
    hour.until = until;
    hour.isOverLimit ||= over;
  }

  private hourOf({ name }: AnySection, { uid }: Staff): Hour {
    const now = Date.now();
    const key = `${uid} ${name}`;
    const current = this.hours.get(key);
    if (current && now < current.until) return current;
    for (const [ended, { until }] of this.hours) if (until <= now) this.hours.delete(ended);
    const hour = {
      until: now + rowsListed.seconds * 1_000,
      seen: new Set<string>(),
      uncounted: 0,
      isCounted: false,
      isOverLimit: false,
    };
    this.hours.set(key, hour);
    return hour;
  }
}
