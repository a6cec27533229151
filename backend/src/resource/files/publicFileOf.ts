import type { PublicFile } from '@coop/domain/answers';
import type { StoredFile } from '../../platform/database/schema/files.js';

/** Maps a stored file to its public data and URLs. */
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

/** Returns a file's stable URL, which survives replacement. */
export const publicAddressOfFile = ({ slug, id, nombreDescarga }: StoredFile): string =>
  slug ? `/documentos/${slug}` : `/archivos/${id}/original/${nombreDescarga}`;

/** Returns an immutable image URL: a replaced picture gets a new `v`, which serves the same path. */
const imageUrl = ({ id, nombreDescarga, version }: StoredFile, preset: string) =>
  `/archivos/${id}/${preset}/${nombreDescarga}${version > 1 ? `?v=${version}` : ''}`;
