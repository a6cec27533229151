import { type AnySection, findSection } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import type { StoredFile } from '../../platform/database/schema/files.js';
import { uploadFields } from './content/uploadField.js';
import { publicAddressOfFile, publicFileOf } from './publicFileOf.js';

/** Maps a stored file for staff, with authenticated URLs that work before publication. */
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
