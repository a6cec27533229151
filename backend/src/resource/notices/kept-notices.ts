import type { Moment } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';

/** What is missing of a section, for whoever may put it right. */
export type NoticeSource = (staff: Staff, moment: Moment) => Promise<readonly Notice[]>;

/** What sections miss that their descriptions can't tell. */
@Injectable()
export class KeptNotices {
  private readonly sources: NoticeSource[] = [];

  keep(source: NoticeSource): void {
    this.sources.push(source);
  }

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    return (await Promise.all(this.sources.map((source) => source(staff, moment)))).flat();
  }
}
