import { date, file, managed, rows } from '../../language/index.js';
import { formatFileTypes } from '../../text/fileTypes.js';

export const attachmentTypes = ['pdf', 'jpg', 'png', 'webp'] as const;

const MEGABYTES = 5;
const help = `${formatFileTypes(attachmentTypes)} de hasta ${MEGABYTES} MB cada uno.`;

const archivo = () =>
  file('Archivo', { required: true, private: true, types: attachmentTypes, maxMegabytes: MEGABYTES });

/** Attachments of a form, checked by content and readable by staff only. */
export const adjuntos = (label: string) => rows(label, { archivo: archivo() }, { max: 5, help });

export const aportados = () =>
  managed(
    rows(
      'Aportados después',
      { archivo: archivo(), fecha: date('Aportado el', { required: true }) },
      { max: 10, help },
    ),
  );
