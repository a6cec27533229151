import type { Moment } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';

/** A source of panel notices for a user. */
export type NoticeSource = (staff: Staff, moment: Moment) => Promise<readonly Notice[]>;

/** Registry of notice sources that section descriptions can't express. */
@Injectable()
export class NoticeSources {
  private readonly sources: NoticeSource[] = [];

  register(source: NoticeSource): void {
    this.sources.push(source);
  }

  async findFor(staff: Staff, moment: Moment): Promise<Notice[]> {
    return (await Promise.all(this.sources.map((source) => source(staff, moment)))).flat();
  }
}
