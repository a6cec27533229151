import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { StoredFile } from '../database/schema/files.js';
import { Problem } from '../http/problem.js';
import { isPreset } from './content/presets.js';
import type { SentFile } from './file-delivery.js';
import { FilesRepository } from './files.repository.js';
import { PublishedFiles } from './published-files.js';
import { sentFileOf } from './sentFileOf.js';

/** The parts of a public address. */
export type PublicAddress = { id: string; version: string; nombre: string };

/** Files as visitors get them: only what something published shows, under its exact address; all else is not there. */
@Injectable()
export class PublicFilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly published: PublishedFiles,
  ) {}

  /** `isShown`: who decides whether the asker may have it; what is published, unless told otherwise. */
  async getContent(
    { id, version, nombre }: PublicAddress,
    isShown = (file: StoredFile) => this.published.isPublic(file),
  ): Promise<SentFile> {
    if (!z.uuid().safeParse(id).success) throw new Problem('no_encontrado');
    const preset = version === 'original' ? undefined : version;
    if (preset !== undefined && !isPreset(preset)) throw new Problem('no_encontrado');

    const file = await this.files.find(id);
    if (!file || file.privado || file.nombreDescarga !== nombre) throw new Problem('no_encontrado');
    if (preset && !file.variantes[preset]) throw new Problem('no_encontrado');
    if (!(await isShown(file))) throw new Problem('no_encontrado');

    const disposition = file.mime.startsWith('text/') ? 'attachment' : 'inline';
    return { ...sentFileOf(file, preset), disposition, caching: 'public, max-age=31536000, immutable' };
  }
}
