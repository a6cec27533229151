import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../history/history.repository.js';
import { holdsPersonalData } from './holdsPersonalData.js';
import { isLogged } from './isLogged.js';

/** Repeated openings of a case within this time count as one. */
const MERGED_MS = 10 * 60_000;

/** Audits reads of personal data. An audit failure makes the read fail. */
@Injectable()
export class AccessLogService {
  constructor(private readonly history: HistoryRepository) {}

  /** Logs the opening of a row in sections that require it. */
  async logOpening(section: AnySection, row: AnyRow, staff: Staff): Promise<void> {
    if (!isLogged(section)) return;
    await this.history.addOpening(section, row, staff, new Date(Date.now() - MERGED_MS).toISOString());
  }

  /** Logs a bulk read of personal data, as for an export; `title` describes it. */
  async logExport(section: AnySection, staff: Staff, title: string, registros: number): Promise<void> {
    if (!holdsPersonalData(section) || registros === 0) return;
    await this.history.addEvent(section, 'exportar', title, staff, { registros });
  }
}
