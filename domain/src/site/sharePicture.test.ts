import { expect, test } from '@jest/globals';
import { pageOfSharePicture, sharePictureOf } from './sharePicture.js';

test.each([
  ['/', '/compartir.png'],
  ['/productos/caja-ahorro', '/compartir/productos/caja-ahorro.png'],
])('the share picture of %s is at %s, and maps back', (page, address) => {
  expect(sharePictureOf(page)).toBe(address);
  expect(pageOfSharePicture(address)).toBe(page);
});

test.each(['/compartir', '/compartir/.png', '/compartir//a.png', '/compartir/A.png', '/compartir/../a.png', '/a.png'])(
  '%s maps to no page',
  (address) => expect(pageOfSharePicture(address)).toBeUndefined(),
);
