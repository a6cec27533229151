import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { Problem } from '../../platform/http/problem.js';
import type { SentFile } from './file-delivery.js';
import { FilesRepository } from './files.repository.js';
import { isPreset, type Preset } from './pictures/presets.js';
import { PublishedFiles } from './published-files.js';
import { sentFileOf } from './sentFileOf.js';

/** The parts of a public address. `v` is the version that an address for good was made for. */
export type PublicAddress = { id: string; version: string; nombre: string };
type IsShown = (file: StoredFile) => Promise<boolean>;

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';
/** The widest that goes to whoever saves data. */
const LIGHT: Preset = 'tarjeta';

/** Files as visitors get them: only what something published shows, under its exact address; all else is not there. */
@Injectable()
export class PublicFilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly published: PublishedFiles,
  ) {}

  /**
   * A picture, the first page of a document, or the address of one that was asked for by its identifier. `isShown`: who decides whether the
   * asker may have it; what is published, unless told otherwise. `light`: to whoever saves data, of a wide picture a smaller one.
   */
  async getContent(
    { id, version, nombre }: PublicAddress,
    { seen, light = false, isShown = this.isPublished }: { seen?: unknown; light?: boolean; isShown?: IsShown } = {},
  ): Promise<SentFile | { location: string }> {
    if (!z.uuid().safeParse(id).success) throw new Problem('no_encontrado');
    const preset = version === 'original' ? undefined : version;
    if (preset !== undefined && !isPreset(preset)) throw new Problem('no_encontrado');

    const file = await this.files.find(id);
    if (!file || file.privado || file.nombreDescarga !== nombre) throw new Problem('no_encontrado');
    if (preset && !file.variantes[preset]) throw new Problem('no_encontrado');
    if (!(await isShown(file))) throw new Problem('no_encontrado');

    if (file.slug && !preset) return { location: `/documentos/${file.slug}` };
    // A browser keeps for good only what it asked for as the version that it is: the first, or the one in the address.
    const caching = file.version === (seen === undefined ? 1 : Number(seen)) ? FOR_GOOD : ASK_AGAIN;
    const sent = light && preset === 'ancho' && file.variantes[LIGHT] ? LIGHT : preset;
    return { ...sentFileOf(file, sent), disposition: 'inline', caching };
  }

  /** A document, by the address that stays when it is replaced. */
  async getDocument(slug: string, isShown: IsShown = this.isPublished): Promise<SentFile> {
    const file = slug.includes('\u0000') ? undefined : await this.files.findBySlug(slug);
    if (!file || file.privado || !(await isShown(file))) throw new Problem('no_encontrado');
    const disposition = file.mime.startsWith('text/') ? 'attachment' : 'inline';
    return { ...sentFileOf(file), disposition, caching: ASK_AGAIN };
  }

  private isPublished: IsShown = (file) => this.published.isPublic(file);
}
