import { Injectable } from '@nestjs/common';
import { FilesService } from '../../resource/files/files.service.js';
import { FileUsesRepository } from '../../resource/media/file-uses.repository.js';

/** A form takes minutes. */
const WAITED_MS = 86_400_000;

/**
 * What somebody attached to a form that was then not kept, because the server or its database ended between the two: no case
 * names it, so that no case's term would reach it.
 */
@Injectable()
export class AbandonedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly uses: FileUsesRepository,
  ) {}

  async discard(): Promise<void> {
    await this.files.discard(await this.uses.findAbandoned(new Date(Date.now() - WAITED_MS).toISOString()));
  }
}
