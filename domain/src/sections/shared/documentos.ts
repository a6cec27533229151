import { file, rows, text } from '../../language/index.js';

/** Ordered list of named PDF documents to download. */
export const documentos = (label: string, max: number) =>
  rows(
    label,
    { nombre: text('Nombre', { required: true, max: 120 }), archivo: file('Documento PDF', { required: true }) },
    { max },
  );
