import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
import { isLogged } from './isLogged.js';
import { namesPeople } from './namesPeople.js';

/** Whoever goes back and forth within a case opens it once. */
const MERGED_MS = 10 * 60_000;

/** Writes down who reads the rows of people. When it can't be written, nothing is shown. */
@Injectable()
export class AccessLogService {
  constructor(private readonly history: HistoryRepository) {}

  /** Whoever opens a row, of the sections that ask for it. */
  async opened(section: AnySection, row: AnyRow, staff: Staff): Promise<void> {
    if (!isLogged(section)) return;
    await this.history.addOpening(section, row, staff, new Date(Date.now() - MERGED_MS).toISOString());
  }

  /** Whoever takes out many at once of what names people, as an export does; `title` says how. */
  async takenOut(section: AnySection, staff: Staff, title: string, registros: number): Promise<void> {
    if (!namesPeople(section) || registros === 0) return;
    await this.history.addEvent(section, 'exportar', title, staff, { registros });
  }
}
