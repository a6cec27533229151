import { type AnySection, findSection } from '@coop/domain';
import type { PublicFile, StaffFile } from '@coop/domain/answers';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { uploadFields } from './content/uploadField.js';
import type { Content } from './files.service.js';
import type { Preset } from './pictures/presets.js';
import { fileKey } from './storage/file-storage.js';

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
const publicAddressOfFile = ({ slug, id, nombreDescarga }: StoredFile): string =>
  slug ? `/documentos/${slug}` : `/archivos/${id}/original/${nombreDescarga}`;

/** Returns an immutable image URL: a replaced picture gets a new `v`, which serves the same path. */
const imageUrl = ({ id, nombreDescarga, version }: StoredFile, preset: string) =>
  `/archivos/${id}/${preset}/${nombreDescarga}${version > 1 ? `?v=${version}` : ''}`;

export const staffFileOf = (file: StoredFile): StaffFile => {
  const { id, seccion, campo, version, subidoPor, nombreOriginal, privado, etiquetas } = file;
  const url = `/api/archivos/${id}/contenido`;
  const versions = Object.entries(file.variantes).map(
    ([preset, { ancho, alto }]) => [preset, { url: `${url}?variante=${preset}`, ancho, alto }] as const,
  );
  return {
    ...publicFileOf(file),
    url,
    variantes: Object.fromEntries(versions),
    direccion: privado ? null : publicAddressOfFile(file),
    seccion,
    campo,
    version,
    subidoPor,
    nombreOriginal,
    etiquetas,
    reemplazable: uploadFields(findSection(seccion) as AnySection).get(campo)?.replaceable ?? false,
  };
};

export const deliveredFile = (file: StoredFile, preset?: Preset) => ({
  key: fileKey(file.clave, preset),
  // Variants are always pictures, documents' covers included.
  mime: preset ? 'image/webp' : file.mime,
  nombre: preset ? file.nombreDescarga.replace(/\.[a-z]+$/, '.webp') : file.nombreDescarga,
  tamano: (preset && file.variantes[preset]?.tamano) ?? file.tamano,
  etag: `"${file.sha256.slice(0, 32)}${preset ? `-${preset}` : ''}"`,
});

export const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: async () => bytes,
  signal: undefined,
});
