import type { StoredFile } from '../../platform/database/schema/files.js';
import type { Preset } from './pictures/presets.js';
import { fileKey } from './storage/fileKey.js';

/** Returns the delivery data of a file or of one of its variants. */
export const sentFileOf = (file: StoredFile, preset?: Preset) => ({
  key: fileKey(file.clave, preset),
  // Variants are always pictures, documents' covers included.
  mime: preset ? 'image/webp' : file.mime,
  nombre: preset ? file.nombreDescarga.replace(/\.[a-z]+$/, '.webp') : file.nombreDescarga,
  tamano: (preset && file.variantes[preset]?.tamano) ?? file.tamano,
  etag: `"${file.sha256.slice(0, 32)}${preset ? `-${preset}` : ''}"`,
});
