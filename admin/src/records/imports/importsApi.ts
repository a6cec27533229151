import type { Imported, ImportReview } from '@coop/domain/answers';
import { sendForm } from '../../ground/api/sendForm';

type Options = Parameters<typeof sendForm>[2];

/** Spreadsheets of a section, as the API takes them. */
export const importsApi = {
  /** What a file would write; writes nothing. */
  review: (section: string, file: File, options: Options): Promise<ImportReview> =>
    sendForm(`/api/${section}/importar/revision`, formOf(file), options),

  /** Writes what its review said, all of it or nothing. */
  write: (section: string, file: File, huella: string, options: Options): Promise<Imported> =>
    sendForm(`/api/${section}/importar`, formOf(file, huella), options),
};

function formOf(file: File, huella?: string): FormData {
  const form = new FormData();
  if (huella) form.set('huella', huella);
  form.set('archivo', file);
  return form;
}
