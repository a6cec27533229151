import { date, file, managed, rows } from '../../language/index.js';
import { fileTypesInWords } from '../../text/fileTypes.js';

/** Documents and photographs, of visitors and about cases. */
export const attachmentTypes = ['pdf', 'jpg', 'png', 'webp'] as const;

const MEGABYTES = 5;
const help = `${fileTypesInWords(attachmentTypes)} de hasta ${MEGABYTES} MB cada uno.`;

const archivo = () =>
  file('Archivo', { required: true, private: true, types: attachmentTypes, maxMegabytes: MEGABYTES });

/** Papers that come with a form: each is looked at by its content, and read by staff alone. */
export const adjuntos = (label: string) => rows(label, { archivo: archivo() }, { max: 5, help });

/** Papers that whoever sent a case brings later by its private link, a few at a time, each with its day. */
export const aportados = () =>
  managed(
    rows(
      'Aportados después',
      { archivo: archivo(), fecha: date('Aportado el', { required: true }) },
      { max: 10, help },
    ),
  );
