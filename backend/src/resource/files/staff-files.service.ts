import { type AnySection, canSee, findSection, rolesThatMay, rolLabels } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { getUploadField, invalidFile } from './content/uploadField.js';
import type { DeliveredFile } from './file-delivery.js';
import { deliveredFile, staffFileOf } from './fileOf.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import type { IncomingFile } from './incoming/incoming-file.js';
import { presetNames } from './pictures/presets.js';
import { ThumbLinks } from './thumb-links.js';

export const uploadSchema = z.strictObject({
  seccion: z
    .string()
    .max(100)
    .meta({ examples: ['novedades'] }),
  campo: z
    .string()
    .max(100)
    .meta({ description: 'Dentro de un grupo, con punto', examples: ['imagen', 'galeria.imagen'] }),
  alternativo: z
    .string()
    .max(500)
    .optional()
    .meta({ description: 'Qué muestra la imagen, para quien no la ve. Obligatorio en imágenes.' }),
});

export const contentQuery = z.strictObject({
  variante: z.enum(presetNames).optional().meta({ description: 'Una versión más pequeña de una imagen' }),
  version: z.coerce.number().int().min(1).optional().meta({ description: 'Lo que era antes de un reemplazo' }),
});

export const thumbQuery = z.strictObject({
  hasta: z.coerce.number().int().meta({ description: 'Hasta cuándo abre' }),
  firma: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Esa dirección no se hizo aquí')
    .meta({ description: 'La pone el servidor en `miniatura`' }),
});

export type ThumbQuery = z.output<typeof thumbQuery>;
export type ContentQuery = z.output<typeof contentQuery>;

@Injectable()
export class StaffFilesService {
  constructor(
    private readonly repository: FilesRepository,
    private readonly files: FilesService,
    private readonly thumbs: ThumbLinks,
  ) {}

  async upload(staff: Staff, body: unknown, file: IncomingFile | undefined): Promise<StaffFile> {
    const { seccion, campo, alternativo } = validate(uploadSchema, body ?? {});
    requireUpload(staff, seccion, campo);
    if (!file) throw invalidFile('Elija un archivo.');
    const upload = { content: file, nombre: file.name, alternativo, seccion, campo, subidoPor: staff.uid, staff };
    return staffFileOf(await this.files.store(upload));
  }

  async describe(staff: Staff, id: string): Promise<StaffFile> {
    return staffFileOf(await this.getReadable(staff, id));
  }

  async content(staff: Staff, id: string, { variante, version }: ContentQuery): Promise<DeliveredFile> {
    const file = await this.getVersion(await this.getReadable(staff, id), version);
    if (variante && !file.variantes[variante]) throw new Problem('no_encontrado');
    return { ...deliveredFile(file, variante), disposition: 'attachment', caching: 'private, no-store' };
  }

  /** Serves a thumbnail by its signed URL until it expires; a reader of the file obtained that URL. */
  async thumb(id: string, query: ThumbQuery): Promise<DeliveredFile> {
    const file = z.uuid().safeParse(id).success ? await this.repository.find(id) : undefined;
    if (!file || !this.thumbs.opens(file, query)) throw new Problem('no_encontrado');
    return { ...deliveredFile(file, 'miniatura'), disposition: 'inline', caching: 'private, max-age=86400, immutable' };
  }

  private async getVersion(file: StoredFile, version: number | undefined): Promise<StoredFile> {
    if (version === undefined || version === file.version) return file;
    const earlier = (await this.repository.findVersions(file.id)).find((one) => one.version === version);
    if (!earlier) throw new Problem('no_encontrado');
    return { ...file, ...earlier };
  }

  /** Throws the same 404 for a missing file and a forbidden one. */
  async getReadable(staff: Staff, id: string): Promise<StoredFile> {
    const file = z.uuid().safeParse(id).success ? await this.repository.find(id) : undefined;
    const section = file && findSection(file.seccion);
    if (!section || !may(staff, 'leer', section) || !mayUse(staff, section, file.campo))
      throw new Problem('no_encontrado');
    return file;
  }
}

/** Throws when the role may not upload to that field. */
export function requireUpload(staff: Staff, seccion: string, campo: string) {
  const { section } = getUploadField(seccion, campo);
  const writes = may(staff, 'crear', section) || may(staff, 'editar', section);
  if (writes && mayUse(staff, section, campo)) return;
  const roles = rolesThatMay('crear', section).map((rol) => rolLabels[rol]);
  throw new Problem('sin_permiso', 'Su rol no permite subir archivos a esta sección.', { roles });
}

const mayUse = (staff: Staff, section: AnySection, campo: string) =>
  canSee(staff.rol, section, campo.split('.')[0] as string);
