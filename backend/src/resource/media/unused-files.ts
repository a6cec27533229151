import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { FilesService } from '../files/files.service.js';
import type { FileUse } from '../rows/filesOf.js';
import { FileUsesRepository } from './file-uses.repository.js';

/** Deletes files that a row stopped using. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly uses: FileUsesRepository,
  ) {}

  /** Deletes the given files that no other row uses; their bytes are deleted after the commit. */
  async takeOut(named: readonly FileUse[], tx: Database): Promise<void> {
    const ids = [...new Set(named.map(({ id }) => id))];
    const used = await this.uses.countByFile(ids, tx);
    await this.files.takeOut(
      ids.filter((id) => !used.has(id)),
      tx,
    );
  }
}
