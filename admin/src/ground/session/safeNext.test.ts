import { expect, test } from '@jest/globals';
import { safeNext } from './safeNext';

test.each([
  '/administrador',
  '/administrador/novedades',
  '/administrador/contactanos/reclamos?filter=%7B%22estado%22%3A%22registrado%22%7D',
])('returns to %s', (address) => expect(safeNext(address)).toBe(address));

test.each([
  '//evil.com',
  '/\\evil.com',
  '/administrador/../../evil',
  '/administrador\\@evil.com',
  'https://evil.com/administrador',
  'https:/administrador',
  'javascript:alert(1)',
  '/administrador\n//evil.com',
  '/administradores',
  '/login',
  '',
  null,
])('does not return to %j', (address) => expect(safeNext(address)).toBeUndefined());
