import { acceptOf, formatFileTypes } from '@coop/domain/fileTypes';
import { attachmentTypes } from '@coop/domain/sections/shared/adjuntos';
import { expect, it } from '@jest/globals';
import type { FieldData } from '../description/types';
import { fileFault } from './fileFault';

const archivo = { accepts: acceptOf(attachmentTypes), kinds: formatFileTypes(attachmentTypes), maxMegabytes: 5 };
const field = { name: 'adjuntos', label: 'Documentos', max: 5, fields: [archivo] } as FieldData;
const fault = (name: string) => {
  const file = new File(['x'], name);
  return fileFault(file, [file], field);
};

it.each(['a.pdf', 'a.jpg', 'A.JPEG', 'a.png', 'a.webp'])('accepts %s', (name) => expect(fault(name)).toBe(''));

it.each([
  ['a.txt', '«a.txt»: solo se aceptan archivos PDF, JPG, PNG o WebP'],
  ['a.HEIC', '«a.HEIC»: No podemos leer fotos HEIC. Guárdela como JPG y envíela de nuevo.'],
])('rejects %s with its reason', (name, message) => expect(fault(name)).toBe(message));
