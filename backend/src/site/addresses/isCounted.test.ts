import { expect, it } from '@jest/globals';
import { isCounted } from './missing-pages.js';

it.each(['/nosotros', '/productos/credito-pyme', '/documentos-2019/memoria.pdf', '/inicio.html'])(
  'counts %s',
  (address) => expect(isCounted(address)).toBe(true),
);

it.each([
  '/wp-login.php',
  '/index.php',
  '/blog/wp-content/plugins',
  '/.env',
  '/.git/config',
  '/vendor/phpunit',
  '/cgi-bin/luci',
  '/socios/4876543',
  '/a%20b',
  '/con espacios',
  '/tel:591',
  `/${'a'.repeat(120)}`,
])('does not count %s', (address) => expect(isCounted(address)).toBe(false));
