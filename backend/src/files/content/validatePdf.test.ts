import { describe, expect, test } from '@jest/globals';
import { makePdf, objectStream } from '../../../test/files/makePdf.js';
import { validatePdf } from './validatePdf.js';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('validatePdf lets through', () => {
  test.each([
    ['a plain document', makePdf()],
    ['one that opens at its first page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['one with a link', makePdf({ objects: ['<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>'] })],
    ['harmless objects in an object stream', makePdf({ objects: [objectStream('5 0 << /Title (Memoria) >>')] })],
    ['text that speaks of scripts', makePdf({ objects: ['<< /Title (JavaScript y Launch) >>'] })],
  ])('%s', async (_, bytes) => {
    await expect(validatePdf(bytes)).resolves.toBeUndefined();
  });
});

describe('validatePdf refuses', () => {
  test.each([
    ['a script', makePdf({ objects: [script] }), 'acciones'],
    ['a script under an escaped name', makePdf({ objects: ['<< /S /J#61vaScript /J#53 (x) >>'] }), 'acciones'],
    ['a script in an object stream', makePdf({ objects: [objectStream(`5 0 ${script}`)] }), 'acciones'],
    ['a script run on opening', makePdf({ catalog: `/OpenAction ${script}` }), 'acciones'],
    ['a script by reference', makePdf({ objects: ['<< /JS 9 0 R >>'] }), 'acciones'],
    ['a program to launch', makePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'acciones'],
    ['an embedded file', makePdf({ objects: ['<< /Type /EmbeddedFile /Length 0 >>'] }), 'acciones'],
    ['an XFA form', makePdf({ catalog: '/AcroForm << /XFA 9 0 R >>' }), 'acciones'],
    [
      'an encrypted document',
      Buffer.from(makePdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root')),
      'protegido',
    ],
    ['one cut off in the middle', makePdf().subarray(0, 250), 'incompleto'],
    ['one followed by something else', Buffer.concat([makePdf(), Buffer.alloc(2000, 'x')]), 'incompleto'],
    [
      'an object stream that does not unpack',
      Buffer.from(
        makePdf({ objects: [objectStream('5 0 null')] })
          .toString('latin1')
          .replace(/stream\nx/, 'stream\ny'),
        'latin1',
      ),
      'incompleto',
    ],
  ])('%s', async (_, bytes, message) => {
    await expect(validatePdf(bytes)).rejects.toThrow(message);
  });
});
