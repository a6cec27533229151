import type { StaffFile } from '@coop/domain/answers';
import { sendForm } from './sendForm';

type Upload = {
  file: File;
  /** Alternative text of an image. */
  alternativo?: string;
  seccion: string;
  campo: string;
} & Parameters<typeof sendForm>[2];

/** Uploads a file for a section's field. Throws like `sendForm`. */
export function uploadFile({ file, alternativo, seccion, campo, ...options }: Upload): Promise<StaffFile> {
  const form = new FormData();
  form.set('seccion', seccion);
  form.set('campo', campo);
  if (alternativo) form.set('alternativo', alternativo);
  form.set('archivo', file);
  return sendForm('/api/archivos', form, options);
}
