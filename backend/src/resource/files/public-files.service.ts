import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.js';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { Problem } from '../../platform/http/problem.js';
import type { DeliveredFile } from './file-delivery.js';
import { deliveredFile } from './fileOf.js';
import { FilesRepository } from './files.repository.js';
import { isPreset, type Preset } from './pictures/presets.js';

export abstract class PublishedFiles {
  /** Returns whether currently published content shows the file. */
  abstract isPublic(file: { id: string; seccion: string }, tx?: Database): Promise<boolean>;
  /** Throws when the file's section requires a second person to publish. */
  abstract requireAlone(file: { seccion: string }, tx?: Database): Promise<void>;
}

export type PublicAddress = { id: string; version: string; nombre: string };
type IsPublicFile = (file: StoredFile) => Promise<boolean>;

const FOR_GOOD = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';
const LIGHT: Preset = 'tarjeta';

/** Serves files to visitors: only those that published content shows, at their exact URL; 404 otherwise. */
@Injectable()
export class PublicFilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly published: PublishedFiles,
  ) {}

  /** Returns a file or cover. `isShown`: access; `light` (`Save-Data`): a smaller variant. */
  async getContent(
    { id, version, nombre }: PublicAddress,
    {
      seen,
      light = false,
      isShown = this.isPublished,
    }: { seen?: unknown; light?: boolean; isShown?: IsPublicFile } = {},
  ): Promise<DeliveredFile | { location: string }> {
    if (!z.uuid().safeParse(id).success) throw new Problem('no_encontrado');
    const preset = version === 'original' ? undefined : version;
    if (preset !== undefined && !isPreset(preset)) throw new Problem('no_encontrado');

    const file = await this.files.find(id);
    if (!file || file.privado || file.nombreDescarga !== nombre) throw new Problem('no_encontrado');
    if (preset && !file.variantes[preset]) throw new Problem('no_encontrado');
    if (!(await isShown(file))) throw new Problem('no_encontrado');

    if (file.slug && !preset) return { location: `/documentos/${file.slug}` };
    // Cached as immutable only if the URL names the current version, or none while there is one version.
    const caching = file.version === (seen === undefined ? 1 : Number(seen)) ? FOR_GOOD : REVALIDATE;
    const sent = light && preset === 'ancho' && file.variantes[LIGHT] ? LIGHT : preset;
    return { ...deliveredFile(file, sent), disposition: 'inline', caching };
  }

  async getDocument(slug: string, isShown: IsPublicFile = this.isPublished): Promise<DeliveredFile> {
    const file = slug.includes('\u0000') ? undefined : await this.files.findBySlug(slug);
    if (!file || file.privado || !(await isShown(file))) throw new Problem('no_encontrado');
    const disposition = file.mime.startsWith('text/') ? 'attachment' : 'inline';
    return { ...deliveredFile(file), disposition, caching: REVALIDATE };
  }

  private isPublished: IsPublicFile = (file) => this.published.isPublic(file);
}
