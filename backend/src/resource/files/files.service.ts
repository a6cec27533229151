import { buffer } from 'node:stream/consumers';
import { fields, type PublicFile } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { type EachLimit, limitEach } from '../../platform/http/limitEach.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { Log } from '../../platform/logging/log.js';
import { ADDRESS_TAKEN, numbered, writeFree } from '../free-addresses.js';
import { HistoryRepository } from '../history/history.repository.js';
import { inspectFile, type PreparedFile, prepareFile, requireSize } from './content/prepareFile.js';
import {
  downloadName,
  getUploadField,
  type InspectionOptions,
  invalidFile,
  originalName,
  type Queue,
  type UploadField,
} from './content/uploadField.js';
import { FileCovers } from './covers/file-covers.service.js';
import { FileErasures } from './erasures/file-erasures.service.js';
import { publicFileOf } from './fileOf.js';
import { type FileMetadata, FilesRepository } from './files.repository.js';
import type { IncomingFile } from './incoming/incoming-file.js';
import { diskFull } from './incoming/multipartLimits.js';
import { presetNames } from './pictures/presets.js';
import { FileStorage, fileKey } from './storage/file-storage.js';
import { FileTexts } from './texts/file-texts.service.js';

export type Content = Pick<IncomingFile, 'size' | 'read' | 'signal'> & Partial<Pick<IncomingFile, 'sender'>>;

/** An uploaded file. `subidoPor` is a uid, or null for a visitor. */
export type Upload = {
  /** Preassigned id, if a row refers to the file before it is stored. */
  id?: string;
  content: Content;
  nombre: string;
  alternativo?: string | null;
  seccion: string;
  /** Path of its field; inside rows, `galeria.imagen`. */
  campo: string;
  subidoPor: string | null;
};

/** `allow` throws at write time, because a row may have started to use the file meanwhile. */
export type Change = {
  staff: Staff;
  conflict: (stored: StoredFile | undefined) => Error;
  allow?: (tx: Database) => Promise<void>;
};
type FileUse = { campo: string; id: string };
export type Replacement = Change & { content: Content; nombre: string; motivo: string };

/** Published pages must show the new version; a file belongs to one section. */
const staleContent = ({ seccion }: StoredFile) => ({ withdrawn: true, sections: [seccion] });

const alternativeSchema = z.object({ alternativo: fields.text('Texto alternativo', { max: 200 }).schema() });

@Injectable()
export class FilesService {
  private readonly log = new Log(FilesService.name);
  // Limits files in memory and pictures being decoded, which take four bytes a pixel.
  private readonly turns: Record<Queue, EachLimit> = { staff: limitEach(2, 2), visitors: limitEach(1, 2) };

  constructor(
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
    private readonly erasures: FileErasures,
    private readonly texts: FileTexts,
    private readonly covers: FileCovers,
    private readonly history: HistoryRepository,
    private readonly changes: ContentChanges,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Validates a file against its field and stores it. Throws a 422 and stores nothing when it is invalid. */
  async store({ id = uuidv7(), content, nombre, alternativo, seccion, campo, subidoPor }: Upload): Promise<StoredFile> {
    const { field } = getUploadField(seccion, campo);
    const described = validateAlternative(field, alternativo);
    const stored = await this.save(id, { content, nombre, subidoPor }, field);
    const file: StoredFile = {
      ...stored,
      id,
      version: 1,
      slug: null,
      alternativo: described,
      privado: field.private,
      seccion,
      campo,
      subidoPor,
      nombrado: false,
      foco: null,
      etiquetas: [],
    };
    await this.written(file, (tx) => this.insert(file, field, tx));
    this.readIfDocument(file);
    return file;
  }

  /** Rejects a file by free space, size, first bytes and picture header, before decoding it. */
  async inspect({ content, seccion, campo, subidoPor }: Omit<Upload, 'nombre'>): Promise<void> {
    const { field } = getUploadField(seccion, campo);
    requireSize(content.size, field);
    await this.requireRoom(subidoPor);
    await this.inTurn(subidoPor, content, (bytes) => inspectFile(bytes, field, inspectionOptions(subidoPor, content)));
  }

  /** Replaces a file's bytes; id and URL stay, and the old version is kept. */
  async replace(
    before: StoredFile,
    { content, nombre, motivo, staff, conflict, allow }: Replacement,
  ): Promise<StoredFile> {
    const { field } = getUploadField(before.seccion, before.campo);
    if (!field.replaceable)
      throw invalidFile('Este documento no se reemplaza: agregue uno nuevo, para que ambos queden a la vista.');
    const { nombreDescarga: _, ...stored } = await this.save(
      uuidv7(),
      { content, nombre, subidoPor: staff.uid },
      field,
    );
    const after = { ...before, ...stored, version: before.version + 1, subidoPor: staff.uid };
    const replaced = { archivo: before.id, reemplazadoEn: after.creadoEn, reemplazadoPor: staff.uid, motivo };
    await this.written(after, async (tx) => {
      const written = await this.files.replace(after, { ...before, ...replaced }, tx);
      if (!written) throw conflict(await this.files.find(before.id, tx));
      await allow?.(tx);
      await this.history.addFileEvent(after, 'reemplazar', staff, { motivo, version: after.version }, tx);
      await this.changes.announce(staleContent(after), tx);
    });
    await this.texts.forget(after.id);
    this.readIfDocument(after);
    await this.changes.apply(staleContent(after));
    return after;
  }

  private async save(
    clave: string,
    { content, nombre, subidoPor }: Pick<Upload, 'content' | 'nombre' | 'subidoPor'>,
    field: UploadField,
  ) {
    requireSize(content.size, field);
    await this.requireRoom(subidoPor);
    return this.inTurn(subidoPor, content, async (bytes) =>
      this.savePrepared(clave, nombre, await prepareFile(bytes, field, inspectionOptions(subidoPor, content))),
    );
  }

  private async requireRoom(subidoPor: string | null): Promise<void> {
    const queue = queueOf(subidoPor);
    if (!(await this.storage.hasRoom(queue))) throw diskFull(queue);
  }

  /** Queues work per sender: a staff user or a visitor's network. Drops it when the sender disconnects. */
  private inTurn<T>(subidoPor: string | null, content: Content, act: (bytes: Buffer) => Promise<T>): Promise<T> {
    const sender = subidoPor ?? content.sender ?? '';
    return this.turns[queueOf(subidoPor)](sender, async () => act(await content.read()), content.signal);
  }

  private async savePrepared(clave: string, nombre: string, file: PreparedFile) {
    const { variants, extension, bytes: original, ...prepared } = file;
    const made = presetNames.flatMap((preset) => (variants[preset] ? [{ preset, ...variants[preset] }] : []));
    const variantes = Object.fromEntries(
      made.map(({ preset, ancho, alto, bytes: { length } }) => [preset, { ancho, alto, tamano: length }]),
    );
    await this.erasures.expect(clave);
    try {
      await this.storage.put(fileKey(clave), original);
      for (const { preset, bytes: smaller } of made) await this.storage.put(fileKey(clave, preset), smaller);
    } catch (error) {
      await this.erasures.eraseNow(clave);
      throw error;
    }
    return {
      ...prepared,
      clave,
      variantes,
      nombreOriginal: originalName(nombre),
      nombreDescarga: downloadName(nombre, extension),
      tamano: original.length,
      creadoEn: new Date().toISOString(),
      paginas: null,
      dibujado: false,
    };
  }

  /** Inserts the row; a public document also gets a slug from its name. */
  private async insert(file: StoredFile, field: UploadField, tx: Database) {
    if (field.kind !== 'file' || field.private) return this.files.insert(file, tx);
    return writeFree({
      candidates: numbered((behind) => file.nombreDescarga.replace(/(?=\.[a-z]+$)/, behind)),
      findTaken: (slugs) => this.files.findTaken(slugs, tx),
      write: async (slug) => {
        file.slug = slug;
        return (await this.files.insert(file, tx)) || ADDRESS_TAKEN;
      },
      noneFree: () => invalidFile('Hay demasiados documentos con ese nombre: cámbielo antes de subirlo.'),
    });
  }

  private readIfDocument({ id, clave, mime, privado, subidoPor }: StoredFile) {
    if (mime !== 'application/pdf' || privado) return;
    this.texts.read({ id, clave, subidoPor });
    this.covers.draw({ id, clave, subidoPor });
  }

  /** Returns public file data by id. Private and unknown files are left out. */
  async describe(ids: readonly string[]): Promise<Map<string, PublicFile>> {
    const found = await this.files.findMany([...new Set(ids)]);
    return new Map(found.filter(({ privado }) => !privado).map((file) => [file.id, publicFileOf(file)]));
  }

  /** Returns misplaced uses, before saving: another section's file would become public. */
  async findMisplaced(seccion: string, uses: readonly FileUse[]): Promise<FileUse[]> {
    const found = new Map((await this.files.findMany(uses.map(({ id }) => id))).map((file) => [file.id, file]));
    return uses.filter(({ campo, id }) => found.get(id)?.seccion !== seccion || found.get(id)?.campo !== campo);
  }

  async readMany(ids: readonly string[]): Promise<{ nombre: string; mime: string; bytes: Buffer }[]> {
    const found = new Map((await this.files.findMany(ids)).map((file) => [file.id, file]));
    return Promise.all(
      ids.map(async (id) => {
        const file = found.get(id);
        if (!file) throw new Error(`The file ${id} is gone`);
        const bytes = await buffer(await this.storage.open(fileKey(file.clave)));
        return { nombre: file.nombreDescarga, mime: file.mime, bytes };
      }),
    );
  }

  /** Deletes files with all their versions, without checking for uses: for failed uploads. */
  async discard(ids: readonly string[]): Promise<void> {
    await this.database.transaction((tx) => this.discardInTransaction(ids, tx));
    await this.erasures.runSoon();
  }

  /** Variant of discard for error handling: logs its own failure, so the original error is reported. */
  async discardOrLog(ids: readonly string[]): Promise<void> {
    await this.discard(ids).catch((err: unknown) => this.log.error('Unused files could not be deleted', { err }));
  }

  /** Variant of discard inside a transaction; bytes are deleted after the commit. */
  async discardInTransaction(ids: readonly string[], tx: Database): Promise<void> {
    await this.erasures.add(await this.files.findKeys(ids, tx), tx);
    await this.files.delete(ids, tx);
  }

  async describeBy(file: StoredFile, metadata: FileMetadata, { staff, conflict, allow }: Change): Promise<void> {
    if (Object.keys(metadata).length === 0) return;
    await this.database.transaction(async (tx) => {
      if (!(await this.files.describe(file, metadata, tx))) throw conflict(await this.files.find(file.id, tx));
      await allow?.(tx);
      await this.history.addFileEvent({ ...file, version: file.version + 1 }, 'describir', staff, metadata, tx);
      await this.changes.announce(staleContent(file), tx);
    });
    await this.changes.apply(staleContent(file));
  }

  async discardBy(file: StoredFile, { staff, conflict }: Change): Promise<void> {
    const { id, nombreOriginal } = file;
    await this.database.transaction(async (tx) => {
      await this.erasures.add(await this.files.findKeys([id], tx), tx);
      await this.history.addFileEvent(
        { ...file, version: file.version + 1 },
        'quitar',
        staff,
        { id, nombreOriginal },
        tx,
      );
      if (!(await this.files.remove(file, tx))) throw conflict(await this.files.find(id, tx));
    });
    await this.erasures.runSoon();
  }

  /** Writes and cancels the scheduled deletion; deletes the bytes unless the commit succeeded after all. */
  private async written({ clave }: StoredFile, write: (tx: Database) => Promise<unknown>): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        await this.erasures.cancel(clave, tx);
        await write(tx);
      });
    } catch (error) {
      await this.erasures.eraseNow(clave);
      throw error;
    }
  }
}

const inspectionOptions = (subidoPor: string | null, { signal }: Content): InspectionOptions => ({
  queue: queueOf(subidoPor),
  signal,
});

const queueOf = (subidoPor: string | null): Queue => (subidoPor === null ? 'visitors' : 'staff');

/** Validates the alternative text: required for page images, optional for documents, which their link names. */
export function validateAlternative(field: UploadField, value: string | null | undefined): string | null {
  const text = value?.trim() ? value : undefined;
  if (field.kind === 'file' && text === undefined) return null;
  return validate(alternativeSchema, { alternativo: text }).alternativo;
}
