import { Injectable } from '@nestjs/common';
import { FilesService } from '../../resource/files/files.service.js';
import { FileUsesRepository } from '../../resource/media/file-uses.repository.js';

const DAY_MS = 86_400_000;
/** A visitor's form takes minutes; what staff write may wait for days in their browser. */
const WAITED_MS = { visitors: DAY_MS, staff: 7 * DAY_MS };

/**
 * What somebody attached to what was then not kept, because the server or its database ended between the two, or a clerk
 * chose another file or thought better of it: no case names it, so that no case's term would reach it.
 */
@Injectable()
export class AbandonedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly uses: FileUsesRepository,
  ) {}

  async discard(): Promise<void> {
    const before = { visitors: ago(WAITED_MS.visitors), staff: ago(WAITED_MS.staff) };
    await this.files.discard(await this.uses.findAbandoned(before));
  }
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
