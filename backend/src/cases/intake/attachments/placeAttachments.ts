import type { AnySection } from '@coop/domain';
import { v7 as uuidv7 } from 'uuid';
import { invalidData } from '../../../platform/http/problem.js';
import { getUploadField } from '../../../resource/files/content/uploadField.js';
import type { Upload } from '../../../resource/files/files.service.js';
import { filesOf } from '../../../resource/rows/filesOf.js';
import { place } from '../formValues.js';
import type { Submission } from '../submission.js';
import { requireTotal } from './attachments.interceptor.js';

/** An attachment that has its identifier, and its place in the form: `adjuntos.0.archivo`. */
export type PlacedUpload = Upload & { id: string; path: string };

/**
 * What was sent with the identifiers of its attachments where the form had them, and the attachments, none of which is
 * opened. Throws a 422 where a place can't be, or takes no file.
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
