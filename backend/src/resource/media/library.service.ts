import { can, canSee, fields, findSection, sectionList } from '@coop/domain';
import type { FileUse, FileVersion, LibraryFile, RemovedId, StaffFile } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { causeOf, FOREIGN_KEY_VIOLATION } from '../../platform/database/problems.js';
import type { StoredFile } from '../../platform/database/schema/files.js';
import type { Page } from '../../platform/database/tables/row-query.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { conflictOf, type Lock, requireCurrentVersion } from '../../platform/http/version/version-tag.interceptor.js';
import { invalidFile, uploadFields } from '../files/content/uploadField.js';
import { staffFileOf } from '../files/fileOf.js';
import { FilesRepository } from '../files/files.repository.js';
import { FilesService, validateAlternative } from '../files/files.service.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { PublishedFiles } from '../files/public-files.service.js';
import { requireUpload, StaffFilesService } from '../files/staff-files.service.js';
import { ThumbLinks } from '../files/thumb-links.js';
import { requirePermission } from '../rows/resource.service.js';
import { RowStores } from '../rows/row-stores.js';
import { SectionPolicies } from '../rows/section-policy.js';
import { FileUsesRepository } from './file-uses.repository.js';
import { LibraryRepository, type Shelf } from './library.repository.js';
import type { LibraryQuery } from './libraryQuery.js';

const percent = z.int('Escriba un número entero').min(0, 'De 0 a 100').max(100, 'De 0 a 100');

const labels = fields.texts('Etiquetas', { max: 10, maxLength: 30 });

export const fileChange = z
  .strictObject({
    alternativo: z.string().max(500).optional(),
    foco: z.strictObject({ x: percent, y: percent }).nullable().optional(),
    etiquetas: labels.schema().optional(),
  })
  .meta({ id: 'ArchivoCambio' });

export const replacementNotes = z.strictObject({
  motivo: fields.text('Motivo', { required: true, min: 5, max: 300 }).schema(),
  version: z
    .unknown()
    .optional()
    .meta({ type: 'integer', description: 'La versión del archivo que se vio; sobra si la dice If-Match' }),
});

@Injectable()
export class LibraryService {
  constructor(
    private readonly library: LibraryRepository,
    private readonly uses: FileUsesRepository,
    private readonly staffFiles: StaffFilesService,
    private readonly repository: FilesRepository,
    private readonly files: FilesService,
    private readonly published: PublishedFiles,
    private readonly stores: RowStores,
    private readonly policies: SectionPolicies,
    private readonly thumbs: ThumbLinks,
  ) {}

  async findPage(staff: Staff, query: LibraryQuery): Promise<Page<LibraryFile>> {
    const page = await this.library.findPage(shelvesOf(staff), query);
    const counts = await this.uses.countByFile(page.rows.map(({ id }) => id));
    return {
      ...page,
      rows: page.rows.map((file) => ({
        ...staffFileOf(file),
        usos: counts.get(file.id) ?? 0,
        miniatura: this.thumbs.addressOf(file),
      })),
    };
  }

  findLabels(staff: Staff): Promise<string[]> {
    return this.library.findLabels(shelvesOf(staff));
  }

  async findUses(staff: Staff, id: string): Promise<FileUse[]> {
    await this.staffFiles.getReadable(staff, id);
    return this.usesOf(id);
  }

  async findVersions(staff: Staff, id: string): Promise<FileVersion[]> {
    await this.staffFiles.getReadable(staff, id);
    const versions = await this.repository.findVersions(id);
    return versions
      .sort((a, b) => b.version - a.version)
      .map(({ clave: _, variantes: __, sha256: ___, archivo: ____, ...version }) => version);
  }

  async change(
    staff: Staff,
    id: string,
    lock: Lock,
    { version: _, ...sent }: Record<string, unknown>,
  ): Promise<StaffFile> {
    const file = await this.getChangeable(staff, id, lock);
    const { alternativo, foco, etiquetas } = validate(fileChange, sent);
    const isImage = file.mime.startsWith('image/');
    if (foco && !isImage) throw invalidFile('Solo las imágenes tienen un punto de interés.');
    const { section, field } = fieldOf(file);
    const metadata = {
      ...(alternativo !== undefined && { alternativo: validateAlternative(field, alternativo) }),
      ...(foco !== undefined && { foco }),
      ...(etiquetas !== undefined && { etiquetas: [...new Set(etiquetas.map((one) => one.toLowerCase()))] }),
    };
    const allow = async (tx: Database) => {
      await this.allowing(file)(tx);
      if (alternativo !== undefined) await this.policies.describe(section, file, tx);
    };
    await this.files.describeBy(file, metadata, { staff, conflict: conflict(lock), allow });
    return staffFileOf((await this.repository.find(id)) as StoredFile);
  }

  /** Replaces a file's bytes. Public pages show them at once, so a public file requires permission to publish. */
  async replace(
    staff: Staff,
    id: string,
    lock: Lock,
    body: unknown,
    sent: IncomingFile | undefined,
  ): Promise<StaffFile> {
    const file = await this.getChangeable(staff, id, lock);
    const { motivo } = validate(replacementNotes, body ?? {});
    if (!sent) throw invalidFile('Elija un archivo.');
    const allow = async (tx?: Database) => {
      await this.allowing(file)(tx);
      if (await this.published.isPublic(file, tx)) requirePermission(staff, 'publicar', fieldOf(file).section);
    };
    await allow();
    const change = { staff, conflict: conflict(lock), allow };
    const after = await this.files.replace(file, { content: sent, nombre: sent.name, motivo, ...change });
    return staffFileOf(after);
  }

  /** Deletes a file without uses; drafts and the trash count as uses. */
  async remove(staff: Staff, id: string, lock: Lock): Promise<RemovedId> {
    const file = await this.getWritable(staff, id, lock);
    requirePermission(staff, 'eliminar', fieldOf(file).section);
    const uses = await this.usesOf(id);
    if (uses.length > 0) throw new Problem('archivo_en_uso', undefined, { usos: uses });
    await this.files.discardBy(file, { staff, conflict: conflict(lock) }).catch(async (thrown: unknown) => {
      // A row started to use it meanwhile.
      if (causeOf(thrown).code === FOREIGN_KEY_VIOLATION)
        throw new Problem('archivo_en_uso', undefined, { usos: await this.usesOf(id) });
      throw thrown;
    });
    return { id };
  }

  /** Returns a file that the role may upload. Private case files are not in the library: 404. */
  private async getWritable(staff: Staff, id: string, lock: Lock): Promise<StoredFile> {
    const file = await this.staffFiles.getReadable(staff, id);
    if (file.privado) throw new Problem('no_encontrado');
    requireUpload(staff, file.seccion, file.campo);
    requireCurrentVersion(lock, file, () => staffFileOf(file));
    return file;
  }

  /** Checks permissions before reading the new bytes; they are checked again on write. */
  private async getChangeable(staff: Staff, id: string, lock: Lock): Promise<StoredFile> {
    const file = await this.getWritable(staff, id, lock);
    await this.allowing(file)();
    return file;
  }

  /** Throws when a row uses the file and its section requires a second person to publish. */
  private allowing = (file: StoredFile) => async (tx?: Database) => {
    if ((await this.uses.find(file.id, tx)).length > 0) await this.published.requireAlone(file, tx);
  };

  private async usesOf(id: string): Promise<FileUse[]> {
    const found = await this.uses.find(id);
    return Promise.all(
      found.map(async ({ seccion, registro, campo }) => {
        const section = findSection(seccion);
        const row = section && (await this.stores.of(section).find(section, registro));
        return { seccion, registro, campo, titulo: section && row ? section.title(row) : null };
      }),
    );
  }
}

const conflict = (lock: Lock) => (stored: StoredFile | undefined) =>
  stored ? conflictOf(lock)(staffFileOf(stored)) : new Problem('no_encontrado');

function fieldOf({ seccion, campo }: StoredFile) {
  const section = findSection(seccion);
  const field = section && uploadFields(section).get(campo);
  if (!section || !field) throw new Problem('no_encontrado');
  return { section, field };
}

const shelvesOf = ({ rol }: Staff): Shelf[] =>
  sectionList
    .filter((section) => can(rol, 'leer', section))
    .map((section) => ({
      seccion: section.name,
      campos: [...uploadFields(section).keys()].filter((campo) => canSee(rol, section, campo.split('.')[0] as string)),
    }))
    .filter(({ campos }) => campos.length > 0);
