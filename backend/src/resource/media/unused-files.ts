import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { FilesService } from '../files/files.service.js';
import type { FileUse } from '../rows/filesOf.js';
import { FileUsesRepository } from './file-uses.repository.js';

/** Files that a row named and names no more. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly uses: FileUsesRepository,
  ) {}

  /** Of those, takes out the ones that no other row names; their bytes go once the transaction is committed. */
  async takeOut(named: readonly FileUse[], tx: Database): Promise<void> {
    const ids = [...new Set(named.map(({ id }) => id))];
    const used = await this.uses.countByFile(ids, tx);
    await this.files.takeOut(
      ids.filter((id) => !used.has(id)),
      tx,
    );
  }
}
