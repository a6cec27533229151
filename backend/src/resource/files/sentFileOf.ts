import type { StoredFile } from '../../platform/database/schema/files.js';
import type { Preset } from './pictures/presets.js';
import { fileKey } from './storage/fileKey.js';

/** What is needed to send a file, or one of its smaller versions, whoever asks for it. */
export const sentFileOf = (file: StoredFile, preset?: Preset) => ({
  key: fileKey(file.clave, preset),
  // Whatever it was made of, a smaller version is a picture.
  mime: preset ? 'image/webp' : file.mime,
  nombre: preset ? file.nombreDescarga.replace(/\.[a-z]+$/, '.webp') : file.nombreDescarga,
  tamano: (preset && file.variantes[preset]?.tamano) ?? file.tamano,
  etag: `"${file.sha256.slice(0, 32)}${preset ? `-${preset}` : ''}"`,
});
