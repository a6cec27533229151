import { expect, test } from '@jest/globals';
import { fitWithin, limitsOf, refusalOf, shrinkToLimit } from './fileFacts';

const pictures = { types: ['jpg', 'png', 'webp'], maxMegabytes: 5 } as const;
const attachments = { types: ['pdf', 'jpg'], maxMegabytes: 5 } as const;
const documents = { types: ['pdf'], maxMegabytes: 20 } as const;
const megabytes = (count: number) => count * 1024 * 1024;

test.each([
  ['foto.jpg', 'image/jpeg', 24, pictures, undefined],
  ['FOTO.JPEG', '', 1, pictures, undefined],
  ['foto.heic', 'image/heic', 2, pictures, 'No podemos leer fotos HEIC. Guárdela como JPG y envíela de nuevo.'],
  ['acta.pdf', 'application/pdf', 1, pictures, '«acta.pdf» no se puede subir aquí: elija JPG, PNG o WebP.'],
  ['foto.jpg', 'image/jpeg', 31, pictures, 'El archivo supera 30 MB.'],
  ['boleta.jpg', 'image/jpeg', 9, attachments, undefined],
  ['boleta.pdf', 'application/pdf', 9, attachments, 'El archivo supera 5 MB.'],
  ['acta.pdf', 'application/pdf', 21, documents, 'El archivo supera 20 MB.'],
])('%s (%s, %d MB) is checked by its type and size', (name, type, size, limits, why) =>
  expect(refusalOf({ name, type, size: megabytes(size) }, limits)).toBe(why),
);

test('describes the limits of a field', () => {
  expect(limitsOf(pictures)).toBe('JPG, PNG o WebP de hasta 30 MB.');
  expect(limitsOf(documents)).toBe('PDF de hasta 20 MB.');
});

test.each([
  [4000, 3000, [2560, 1920]],
  [3000, 4000, [1920, 2560]],
  [800, 600, [800, 600]],
  [9000, 1, [2560, 1]],
])('scales a picture of %d × %d to %j', (width, height, sides) =>
  expect(fitWithin(width, height, 2560)).toEqual(sides),
);

test('sends a file within the limits unchanged, and rejects another type', async () => {
  const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  await expect(shrinkToLimit(photo, pictures)).resolves.toBe(photo);
  await expect(shrinkToLimit(photo, documents)).rejects.toThrow('elija PDF');
});
