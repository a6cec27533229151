import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { rowsListed } from '../../platform/limits/figures.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { HistoryRepository } from '../history/history.repository.js';
import { namesPeople } from './namesPeople.js';
import { MOST_ON_A_SCREEN, takesOut } from './takesOut.js';

/** What somebody listed of a section within an hour: which rows, how many of them the shared counter was not told of, whether it is told, whether it is much. */
type Hour = { until: number; shown: Set<string>; untold: number; isTold: boolean; isMuch: boolean };

/**
 * How many rows of people each member of staff lists: what a screen shows is for work, and fifty screens in a row are an export. Each
 * process remembers which rows it showed, for a panel reads its lists anew at each change, and tells the counter that all processes share
 * once there are more than a screen of new ones: a first page costs no statement, and each process may come a screen late.
 */
@Injectable()
export class ListedRows {
  private readonly hours = new Map<string, Hour>();

  constructor(
    private readonly limits: Limits,
    private readonly history: HistoryRepository,
  ) {}

  /** To be asked before they are answered: calls `requireRecent` where they are many, at once or within the hour. Systems leave lines instead. */
  async count(section: AnySection, staff: Staff, rows: readonly AnyRow[], requireRecent: () => void): Promise<void> {
    if (staff.granted || !namesPeople(section)) return;
    if (takesOut(section, rows.length)) return requireRecent();
    const hour = this.hourOf(section, staff);
    const isNew = ({ id }: AnyRow) => !hour.shown.has(id);
    const added = rows.filter(isNew).length;
    if (added === 0) return;
    if (!hour.isMuch) await this.add(hour, added, section, staff);
    // What the password was asked for is not remembered: it is asked for again, and nobody fills the memory.
    if (hour.isMuch) requireRecent();
    else for (const { id } of rows) hour.shown.add(id);
  }

  private async add(hour: Hour, rows: number, section: AnySection, staff: Staff): Promise<void> {
    hour.untold += rows;
    const amount = hour.untold;
    // Once for all: a screen more for each that comes while another is being told would let as many through at once as one likes.
    if (!hour.isTold && amount <= MOST_ON_A_SCREEN) return;
    hour.isTold = true;
    hour.untold = 0;
    const { over, excess, until } = await this.limits.count('rowsListedOfStaff', [staff.uid, section.name], amount);
    // One count alone of all processes goes past it, also where what it was for is then refused: the rows before left already.
    if (over && excess <= amount)
      await this.history.addEvent(
        section,
        'exportar',
        `Más de ${rowsListed.points} registros listados en una hora`,
        staff,
        { registros: rowsListed.points + excess },
      );
    hour.until = until;
    hour.isMuch ||= over;
  }

  private hourOf({ name }: AnySection, { uid }: Staff): Hour {
    const now = Date.now();
    const key = `${uid} ${name}`;
    const current = this.hours.get(key);
    if (current && now < current.until) return current;
    for (const [ended, { until }] of this.hours) if (until <= now) this.hours.delete(ended);
    const hour = {
      until: now + rowsListed.seconds * 1_000,
      shown: new Set<string>(),
      untold: 0,
      isTold: false,
      isMuch: false,
    };
    this.hours.set(key, hour);
    return hour;
  }
}
