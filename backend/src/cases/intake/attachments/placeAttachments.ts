import type { AnySection } from '@coop/domain';
import { v7 as uuidv7 } from 'uuid';
import { invalidData } from '../../../platform/http/problem.js';
import { getUploadField } from '../../../resource/files/content/uploadField.js';
import type { Upload } from '../../../resource/files/files.service.js';
import { filesOf } from '../../../resource/rows/filesOf.js';
import { place } from '../formValues.js';
import type { Submission } from '../submission.js';
import { requireTotal } from './attachments.interceptor.js';

/** An upload with its id and its path in the form: `adjuntos.0.archivo`. */
export type PlacedUpload = Upload & { id: string; path: string };

/**
 * Returns the values with the attachments' ids in place, and the uploads, unopened. Throws a 422 for an invalid path or
 * a field without files.
 */
export function placeAttachments({ name: seccion, fields }: AnySection, { values, attachments }: Submission) {
  if (filesOf(fields, values).length > 0) throw invalidData({ adjuntos: 'Envíe los archivos con el formulario' });
  requireTotal(attachments.map(({ file }) => file));
  if (new Set(attachments.map(({ path }) => path)).size < attachments.length)
    throw invalidData({ adjuntos: 'Dos archivos vienen en el mismo lugar' });
  const complete = structuredClone(values);
  const uploads = attachments.map(({ path, file }): PlacedUpload => {
    const id = uuidv7();
    const campo = path.replace(/\.\d+(?=\.|$)/g, '');
    getUploadField(seccion, campo);
    place(complete, path, id);
    return { id, path, content: file, nombre: file.name, seccion, campo, subidoPor: null };
  });
  return { values: complete, uploads };
}
