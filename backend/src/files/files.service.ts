import { fields, type PublicFile } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { StoredFile } from '../database/schema/files.js';
import { validate } from '../http/validate.js';
import { downloadName, originalName } from './content/fileNames.js';
import { prepareFile } from './content/prepareFile.js';
import { isPreset, presetNames } from './content/presets.js';
import { getUploadField, type UploadField } from './content/uploadField.js';
import { FilesRepository } from './files.repository.js';
import { publicFileOf } from './publicFileOf.js';
import { FileStorage } from './storage/file-storage.js';
import { fileKey } from './storage/fileKey.js';

/** A file as somebody sends it. `subidoPor` is a uid, or null for a visitor. */
export type Upload = {
  bytes: Buffer;
  /** As the sender called it; nothing but the name of the download is made of it. */
  nombre: string;
  alternativo?: string | null;
  seccion: string;
  /** The field that it is for; inside rows, `galeria.imagen`. */
  campo: string;
  subidoPor: string | null;
};

const alternativeSchema = z.object({ alternativo: fields.text('Texto alternativo', { max: 200 }).schema });

/** Takes files in and tells what they are. Who may do it is for the callers to check. */
@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Checks a file against its field and keeps it, or throws a 422 and keeps nothing. */
  async store({ bytes, nombre, alternativo, seccion, campo, subidoPor }: Upload): Promise<StoredFile> {
    const { field } = getUploadField(seccion, campo);
    const described = validateAlternative(field, alternativo);
    const { variants, extension, bytes: kept, ...prepared } = await prepareFile(bytes, field);
    const id = uuidv7();
    const made = presetNames.flatMap((preset) => (variants[preset] ? [{ preset, ...variants[preset] }] : []));
    const file: StoredFile = {
      ...prepared,
      id,
      nombreOriginal: originalName(nombre),
      nombreDescarga: downloadName(nombre, extension),
      tamano: kept.length,
      alternativo: described,
      privado: field.private,
      seccion,
      campo,
      subidoPor,
      creadoEn: new Date().toISOString(),
      variantes: Object.fromEntries(
        made.map(({ preset, ancho, alto, bytes: { length } }) => [preset, { ancho, alto, tamano: length }]),
      ),
    };
    try {
      await this.storage.put(fileKey(id), kept);
      for (const { preset, bytes: smaller } of made) await this.storage.put(fileKey(id, preset), smaller);
      await this.files.insert(file);
    } catch (error) {
      await this.deleteBytes(file);
      throw error;
    }
    return file;
  }

  /** The files that may be shown to visitors, by identifier. Private and unknown ones are left out. */
  async describe(ids: readonly string[]): Promise<Map<string, PublicFile>> {
    const found = await this.files.findMany([...new Set(ids)]);
    return new Map(found.filter(({ privado }) => !privado).map((file) => [file.id, publicFileOf(file)]));
  }

  /**
   * Of the files that a row names, those that were not brought for that field of that section. To be asked before a row
   * is saved: otherwise naming another section's file would be a way to publish it.
   */
  async findMisplaced(seccion: string, uses: readonly { campo: string; id: string }[]): Promise<string[]> {
    const found = new Map((await this.files.findMany(uses.map(({ id }) => id))).map((file) => [file.id, file]));
    return uses
      .filter(({ campo, id }) => found.get(id)?.seccion !== seccion || found.get(id)?.campo !== campo)
      .map(({ id }) => id);
  }

  /** Deletes files with all their versions. For what nothing came to use: it does not ask who does. */
  async discard(ids: readonly string[]): Promise<void> {
    for (const file of await this.files.delete(ids)) await this.deleteBytes(file);
  }

  private async deleteBytes({ id, variantes }: StoredFile) {
    await this.storage.delete(fileKey(id));
    for (const preset of Object.keys(variantes).filter(isPreset)) await this.storage.delete(fileKey(id, preset));
  }
}

/** A picture on a page needs a text that stands for it; a document or an attachment is named by its link. */
function validateAlternative(field: UploadField, given: string | null | undefined): string | null {
  const text = given?.trim() ? given : undefined;
  if (field.kind === 'file' && text === undefined) return null;
  return validate(alternativeSchema, { alternativo: text }).alternativo;
}
