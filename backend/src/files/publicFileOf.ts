import type { PublicFile } from '@coop/domain';
import type { StoredFile } from '../database/schema/files.js';

/** A stored file as visitors get it, with its public addresses. */
export const publicFileOf = (file: StoredFile): PublicFile => ({
  id: file.id,
  url: publicUrl(file, 'original'),
  nombre: file.nombreDescarga,
  mime: file.mime,
  tamano: file.tamano,
  alternativo: file.alternativo,
  ancho: file.ancho,
  alto: file.alto,
  variantes: Object.fromEntries(
    Object.entries(file.variantes).map(([preset, { ancho, alto }]) => [
      preset,
      { url: publicUrl(file, preset), ancho, alto },
    ]),
  ),
  creadoEn: file.creadoEn,
});

const publicUrl = ({ id, nombreDescarga }: StoredFile, version: string) =>
  `/archivos/${id}/${version}/${nombreDescarga}`;
