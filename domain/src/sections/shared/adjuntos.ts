import { file, rows } from '../../language/index.js';

/** Papers that come with a form: each is looked at by its content, and read by staff alone. */
export const adjuntos = (label: string) =>
  rows(
    label,
    { archivo: file('Archivo', { required: true, private: true, types: ['pdf', 'jpg', 'png'], maxMegabytes: 5 }) },
    { max: 5, help: 'PDF, JPG o PNG de hasta 5 MB cada uno.' },
  );
