import type { StaffFile } from '@coop/domain/answers';
import { sendForm } from './sendForm';

type Upload = {
  file: File;
  /** What a picture shows, for who does not see it. */
  alternativo?: string;
  seccion: string;
  campo: string;
} & Parameters<typeof sendForm>[2];

/** Brings a file for a field of a section. Throws as `sendForm` does. */
export function uploadFile({ file, alternativo, seccion, campo, ...options }: Upload): Promise<StaffFile> {
  const form = new FormData();
  form.set('seccion', seccion);
  form.set('campo', campo);
  if (alternativo) form.set('alternativo', alternativo);
  form.set('archivo', file);
  return sendForm('/api/archivos', form, options);
}
