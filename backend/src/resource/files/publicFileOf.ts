import type { PublicFile } from '@coop/domain/answers';
import type { StoredFile } from '../../platform/database/schema/files.js';

/** A stored file as visitors get it, with its public addresses. */
export const publicFileOf = (file: StoredFile): PublicFile => ({
  id: file.id,
  url: file.slug ? publicAddressOfFile(file) : imageUrl(file, 'original'),
  nombre: file.nombreDescarga,
  mime: file.mime,
  tamano: file.tamano,
  alternativo: file.alternativo,
  ancho: file.ancho,
  alto: file.alto,
  variantes: Object.fromEntries(
    Object.entries(file.variantes).map(([preset, { ancho, alto }]) => [
      preset,
      { url: imageUrl(file, preset), ancho, alto },
    ]),
  ),
  foco: file.foco,
  paginas: file.paginas,
  creadoEn: file.creadoEn,
});

/** The address of a file that stays when it is replaced. */
export const publicAddressOfFile = ({ slug, id, nombreDescarga }: StoredFile): string =>
  slug ? `/documentos/${slug}` : `/archivos/${id}/original/${nombreDescarga}`;

/** Kept for good by browsers: a replaced picture says so in its address, which opens the same place. */
const imageUrl = ({ id, nombreDescarga, version }: StoredFile, preset: string) =>
  `/archivos/${id}/${preset}/${nombreDescarga}${version > 1 ? `?v=${version}` : ''}`;
