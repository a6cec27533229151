import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';

/** Whoever goes back and forth within a case opens it once. */
const MERGED_MS = 10 * 60_000;

/** Writes down who opens the rows of the sections that ask for it. When it can't be written, nothing is shown. */
@Injectable()
export class AccessLogService {
  constructor(private readonly history: HistoryRepository) {}

  async opened(section: AnySection, row: AnyRow, staff: Staff): Promise<void> {
    if (!section.submission?.logged) return;
    await this.history.addOpening(section, row, staff, new Date(Date.now() - MERGED_MS).toISOString());
  }

  /** The same for many at once, which leave as an export does; `title` says how. */
  async takenOut(section: AnySection, staff: Staff, title: string, registros: number): Promise<void> {
    if (!section.submission?.logged || registros === 0) return;
    await this.history.addEvent(section, 'exportar', title, staff, { registros });
  }
}
