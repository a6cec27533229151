import { isDeepStrictEqual } from 'node:util';
import { type AnySection, sectionList } from '@coop/domain';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { uploadFields } from '../files/content/uploadField.js';
import { FilesService } from '../files/files.service.js';
import type { Change } from '../rows/change.js';
import { type FileUse, filesOf } from '../rows/filesOf.js';
import { RowStores } from '../rows/row-stores.js';
import type { SectionPolicy } from '../rows/section-policy.js';
import { deletedFileProblem, FileUsesRepository } from './file-uses.repository.js';

/** Keeps the file uses of rows in sync, in the same transaction. A row in the trash keeps its files. */
@Injectable()
export class FileUsesPolicy implements SectionPolicy, OnApplicationBootstrap {
  applies = holdsFiles;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly stores: RowStores,
    private readonly uses: FileUsesRepository,
  ) {}

  withHistory({ section, action, before, after }: Change, tx: Database) {
    if (!after) return undefined;
    const uses = filesOf(section.fields, after);
    if (before && isDeepStrictEqual(uses, filesOf(section.fields, before))) return undefined;
    // A row restored from the trash already has uses.
    const statements =
      action === 'crear'
        ? this.uses.adding(section, after.id, uses, tx)
        : this.uses.putting(section, after.id, uses, tx);
    return { statements, onError: deletedFileProblem(uses) };
  }

  /** Builds the uses when upgrading a database that has none. */
  async onApplicationBootstrap() {
    if (!(await this.uses.isEmpty())) return;
    for (const section of sectionList.filter(holdsFiles)) await this.rebuild(section);
  }

  private async rebuild(section: AnySection) {
    const query = { equals: {}, between: {}, searchIn: [], sort: ['id', 'ASC'] } as const;
    const { pages } = await this.stores.of(section).findAll(section, query);
    for await (const rows of pages)
      for (const row of rows) await this.uses.put(section, row.id, filesOf(section.fields, row), this.database);
  }
}

const holdsFiles = (section: AnySection) => uploadFields(section).size > 0;

/** Deletes files that a row stopped using. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly uses: FileUsesRepository,
  ) {}

  /** Deletes the given files that no other row uses; their bytes are deleted after the commit. */
  async deleteUnused(named: readonly FileUse[], tx: Database): Promise<void> {
    const ids = [...new Set(named.map(({ id }) => id))];
    const used = await this.uses.countByFile(ids, tx);
    await this.files.discardInTransaction(
      ids.filter((id) => !used.has(id)),
      tx,
    );
  }
}
