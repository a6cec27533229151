import { describe, expect, it } from '@jest/globals';
import { documentNumber, email, phone } from './contact.js';
import { richText } from './richText.js';
import { text } from './text.js';

describe('invisible characters in pasted text', () => {
  it.each([
    ['\u202a+591 712 34567\u202c', phone('Celular'), '+59171234567'],
    ['712\u201134567', phone('Celular'), '+59171234567'],
    ['\u2066+54\u00a09\u00a011 2345\u20136789\u2069', phone('Celular'), '+5491123456789'],
    ['\u200e4.812.345\u20131A', documentNumber('Documento'), '4812345-1A'],
    ['4.821.937 LP', documentNumber('Documento'), '4821937'],
    ['4821937lp', documentNumber('Documento'), '4821937'],
    ['4 821 937 - L.P.', documentNumber('Documento'), '4821937'],
    ['4.821.937\u00a0Potosí', documentNumber('Documento'), '4821937'],
    ['4821937-1a LP', documentNumber('Documento'), '4821937-1A'],
    ['4821937 (SCZ)', documentNumber('Documento'), '4821937'],
    ['4821937 Q.R.', documentNumber('Documento'), '4821937'],
    ['CI 4821937', documentNumber('Documento'), '4821937'],
    ['c.i. N° 4.821.937 CBBA', documentNumber('Documento'), '4821937'],
    ['NIT: 1023456021', documentNumber('Documento'), '1023456021'],
    ['e-123456', documentNumber('Documento'), 'E-123456'],
    ['E\u2011123\u202f456', documentNumber('Documento'), 'E-123456'],
    ['CI123456', documentNumber('Documento'), 'CI123456'],
    ['AB123456', documentNumber('Documento'), 'AB123456'],
    ['12345678X', documentNumber('Documento'), '12345678X'],
    ['<p>una\u000blínea\u0085otra</p>', richText('Texto'), '<p>una línea otra</p>'],
    ['Ana\u00a0María\tde\u2009la\u202fO', text('Nombres'), 'Ana María de la O'],
    ['\ufeffAna@Correo.com\u200b', email('Correo'), 'ana@correo.com'],
  ])('%j is normalised to its visible value', (pasted, field, read) => {
    expect(field.schema().parse(pasted)).toBe(read);
  });

  it.each([
    ['\u202a7123456\u202c', phone('Celular')],
    ['\u202e', phone('Celular')],
    ['\u2013', documentNumber('Documento')],
    ['ana\u202e.com', email('Correo')],
  ])('%j is rejected', (pasted, field) => {
    expect(field.schema().safeParse(pasted).success).toBe(false);
  });
});

describe('control characters in a pasted text', () => {
  const [line, lines] = [text('Título').schema(), text('Detalle', { multiline: true }).schema()];

  it.each(['\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])(
    '%j becomes a line break, or a space in a single line',
    (sign) => {
      expect(lines.parse(`Uno${sign}dos`)).toBe('Uno\ndos');
      expect(line.parse(`Uno${sign}dos`)).toBe('Uno dos');
    },
  );

  it.each(['\u0001', '\u0007', '\u0008', '\u001b', '\u001f', '\u007f', '\u0080', '\u0096', '\u009f'])(
    '%j is removed',
    (sign) => {
      expect(lines.parse(`Uno${sign}dos`)).toBe('Unodos');
      expect(line.parse(`${sign}Uno${sign}`)).toBe('Uno');
      expect(line.safeParse(sign).success).toBe(false);
    },
  );

  it.each(['\u0000', '\ud800', '\ufffe'])('%j is rejected because it cannot be stored', (sign) => {
    expect(line.safeParse(`Uno${sign}dos`).success).toBe(false);
  });
});
