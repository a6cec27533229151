import { findSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { AccessLogService } from '../access-log/access-log.service.js';
import { isLogged } from '../access-log/isLogged.js';
import { StaffFilesService } from '../files/staff-files.service.js';
import { RowStores } from '../rows/row-stores.js';
import { FileUsesRepository } from './file-uses.repository.js';

/** Logs reads of a case's files as openings of the case. */
@Injectable()
export class FileOpenings {
  constructor(
    private readonly files: StaffFilesService,
    private readonly uses: FileUsesRepository,
    private readonly stores: RowStores,
    private readonly accessLog: AccessLogService,
  ) {}

  /** Logs the opening of the cases that use the file. Throws when the user may not read it, or logging fails. */
  async log(staff: Staff, id: string): Promise<void> {
    const file = await this.files.getReadable(staff, id);
    const section = findSection(file.seccion);
    if (!section || !isLogged(section)) return;
    const rows = new Set((await this.uses.find(file.id)).map(({ registro }) => registro));
    for (const registro of rows) {
      const row = await this.stores.of(section).find(section, registro);
      if (row) await this.accessLog.logOpening(section, row, staff);
    }
  }
}
