import { file, rows, text } from '../../language/index.js';

export const documentos = (label: string, max: number) =>
  rows(
    label,
    { nombre: text('Nombre', { required: true, max: 120 }), archivo: file('Documento PDF', { required: true }) },
    { max },
  );
