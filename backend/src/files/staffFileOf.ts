import type { PublicFile } from '@coop/domain';
import type { StoredFile } from '../database/schema/files.js';
import { publicFileOf } from './publicFileOf.js';

/** A stored file as staff get it: its addresses are the guarded ones, which work before anything is published. */
export const staffFileOf = (file: StoredFile): PublicFile => {
  const url = `/api/archivos/${file.id}/contenido`;
  const versions = Object.entries(file.variantes).map(
    ([preset, { ancho, alto }]) => [preset, { url: `${url}?variante=${preset}`, ancho, alto }] as const,
  );
  return { ...publicFileOf(file), url, variantes: Object.fromEntries(versions) };
};
