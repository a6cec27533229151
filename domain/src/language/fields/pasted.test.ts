import { describe, expect, it } from '@jest/globals';
import { documentNumber } from './documentNumber.js';
import { email } from './email.js';
import { phone } from './phone.js';

describe('what telephones and web pages copy along', () => {
  it.each([
    ['\u202a+591 712 34567\u202c', phone('Celular'), '+59171234567'],
    ['712\u201134567', phone('Celular'), '+59171234567'],
    ['\u2066+54\u00a09\u00a011 2345\u20136789\u2069', phone('Celular'), '+5491123456789'],
    ['\u200e4.812.345\u20131A', documentNumber('Documento'), '4812345-1A'],
    ['\ufeffAna@Correo.com\u200b', email('Correo'), 'ana@correo.com'],
  ])('%j is read as it looks', (pasted, field, read) => {
    expect(field.schema().parse(pasted)).toBe(read);
  });

  it.each([
    ['\u202a7123456\u202c', phone('Celular')],
    ['\u202e', phone('Celular')],
    ['\u2013', documentNumber('Documento')],
    ['ana\u202e.com', email('Correo')],
  ])('%j is refused as ever', (pasted, field) => {
    expect(field.schema().safeParse(pasted).success).toBe(false);
  });
});
