import { describe, expect, test } from '@jest/globals';
import { makePdf, objectStream } from '../../../test/files/makePdf.js';
import { validatePdf } from './validatePdf.js';

const link = '<< /S /URI /URI (https://example.org) >>';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('validatePdf lets through', () => {
  test.each([
    ['a plain document', makePdf()],
    ['one that opens at its first page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['one with a link', makePdf({ objects: [`<< /Type /Annot /Subtype /Link /A ${link} >>`] })],
    ['one whose link is another object', makePdf({ objects: ['<< /Subtype /Link /A 5 0 R >>', link] })],
    [
      'one that opens at a place of another object',
      makePdf({ catalog: '/OpenAction 4 0 R', objects: ['[3 0 R /Fit]'] }),
    ],
    [
      'one that opens by an action that stays in it',
      makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /FirstPage >> >>' }),
    ],
    [
      'one whose page has a link and turns by itself',
      makePdf({
        page: '/Annots [4 0 R] /AA << /O << /S /Named /N /Print >> >>',
        objects: [`<< /Subtype /Link /A ${link} >>`],
      }),
    ],
    [
      'a font that a page calls AA',
      makePdf({
        page: '/Resources << /Font << /AA 4 0 R >> >>',
        objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      }),
    ],
    ['text that looks like objects', makePdf({ objects: ['<< /Title (Vea obj 5 \\(p. 3\\) y <b> % 5) >>'] })],
    ['a stream of anything', makePdf({ objects: ['<< /Length 9 >>\nstream\n((( << [ <\nendstream'] })],
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
      'a way to another document',
      makePdf({ objects: ['<< /Subtype /Link /A << /S /GoToR /F (b.pdf) >> >>'] }),
      'acciones',
    ],
    ['a way to an embedded one', makePdf({ objects: ['<< /S /GoToE /T << >> >>'] }), 'acciones'],
    ['a form that is sent', makePdf({ objects: ['<< /S /SubmitForm /F (https://example.org) >>'] }), 'acciones'],
    ['a form that is filled from elsewhere', makePdf({ objects: ['<< /S /Import#44ata /F (x) >>'] }), 'acciones'],
    ['a link that opens by itself', makePdf({ catalog: `/OpenAction ${link}` }), 'acciones'],
    ['the same by reference', makePdf({ catalog: '/OpenAction 4 0 R', objects: [link] }), 'acciones'],
    ['the same under escaped names', makePdf({ catalog: '/Open#41ction << /S /U#52I /URI (x) >>' }), 'acciones'],
    [
      'the same in an earlier version of the object',
      makePdf({ catalog: '/OpenAction 4 0 R', objects: [link, '[3 0 R]\nendobj\n4 0 obj\n[3 0 R /Fit]'] }),
      'acciones',
    ],
    [
      'the same after another action',
      makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>', objects: [link] }),
      'acciones',
    ],
    [
      'the same in an object stream',
      makePdf({ catalog: '/OpenAction 5 0 R', objects: [objectStream(`5 0 ${link}`)] }),
      'acciones',
    ],
    [
      'the same in one that does not say its type',
      makePdf({ catalog: '/OpenAction 5 0 R', objects: [objectStream(`5 0 ${link}`).replace('/Type /ObjStm', '')] }),
      'acciones',
    ],
    ['a link when a page is seen', makePdf({ page: `/AA << /O ${link} >>` }), 'acciones'],
    ['the same by references', makePdf({ page: '/AA 4 0 R', objects: ['<< /PV 5 0 R >>', link] }), 'acciones'],
    [
      'a link behind what looks like another object',
      makePdf({ catalog: `/X (9 0 obj %) /OpenAction ${link} ` }),
      'incompleto',
    ],
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
