import { describe, expect, test } from '@jest/globals';
import { makePdf, objectStream } from '../../../../test/files/makePdf.js';
import { validatePdf } from './validatePdf.js';

const link = '<< /S /URI /URI (https://example.org) >>';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Returns a PDF whose page has a link annotation to the URI. */
const leadingTo = (uri: string, more: readonly string[] = []) =>
  makePdf({ page: '/Annots [4 0 R]', objects: [`<< /Subtype /Link /A << /S /URI /URI ${uri} >> >>`, ...more] });
/** Encodes the URI as a PDF hexadecimal string. */
const hex = (uri: string) => `<${Buffer.from(uri, 'latin1').toString('hex')}>`;

const address = '<< /Type /Filespec /FS /URL /F (http://ajeno.bo/x) >>';
const streamOf = (more: string) => `<< ${more} /Length 0 >>\nstream\n\nendstream`;
const external = (kind: string, more: string) => makePdf({ objects: [streamOf(`/Type /XObject ${kind} ${more}`)] });

const opens = `<< /OpenAction ${link} >>`;
/** Returns a PDF with a second catalog whose object header only lenient parsers accept. */
const under = (heading: string) => makePdf({ objects: [`null\nendobj\n${heading}\n${opens}`] });
const packed = (stream: string) => makePdf({ catalog: '/OpenAction 5 0 R', objects: [stream] });
/** Returns an uncompressed object stream. */
const loose = (text: string, { n = 1, first = 4, more = '' } = {}) =>
  `<< /Type /ObjStm /N ${n} /First ${first} ${more} >>\nstream\n${text}\nendstream`;

/** PDFs with an open action that only some readers detect. */
const hidden: readonly [string, Buffer][] = [
  ['behind a comment before its keyword', under('5 0 %c\nobj')],
  ['behind a comment between its numbers', under('5 %c\r0 obj')],
  ['behind several comments', under('5 %c\n%d\n0\n%e\n\nobj')],
  ['under a number with a point', under('5. 0 obj')],
  ['under a number with a sign', under('+5 -0 obj')],
  ['under a generation that is a sign', under('5 - obj')],
  ['under a number with an exponent', under('5e0 0 obj')],
  ['under a generation with an exponent', under('5 0e0 obj')],
  ['under numbers that are one word', under('5+0 obj')],
  ['under numbers of one word with points', under('5.0.0obj')],
  ['under a number longer than readers count', under('4294967301 0 obj')],
  ['under bytes that are space to some', under('5\x800\xffobj')],
  ['behind a closer of another kind', makePdf({ catalog: `/X << /Y [ >> ] /Z 1 >> /OpenAction ${link}` })],
  ['behind a closer too many', makePdf({ objects: ['<< >> >>'] })],
  ['behind a key without a value', makePdf({ objects: [`<< /A << /X >> /OpenAction ${link} >> >>`] })],
  ['in a list that ends at a word', makePdf({ catalog: '/X [ foo /OpenAction 4 0 R ]', objects: [link] })],
  ['in a list that is no value', makePdf({ catalog: '/X 1 [ /OpenAction 4 0 R ]', objects: [link] })],
  ['in a dictionary before any key', makePdf({ objects: ['<< << /OpenAction 4 0 R >> >>'] })],
  ['behind a single bracket', makePdf({ catalog: '/X > /OpenAction 4 0 R', objects: ['null'] })],
  ['behind a word that ends in a number', makePdf({ catalog: '/OpenAction 4 0R', objects: [link] })],
  ['behind a reference with a sign', makePdf({ catalog: '/OpenAction +4 0 R', objects: [link] })],
  ['behind a reference with a point', makePdf({ catalog: '/OpenAction 4. 0 R', objects: [link] })],
  ['behind a reference that is cut off', makePdf({ catalog: `/OpenAction ${'0'.repeat(254)}45 0 R`, objects: [link] })],
  ['under a name that ends for some', makePdf({ catalog: '/OpenAction\x80 4 0 R', objects: [link] })],
  ['under a name with a zero', makePdf({ catalog: '/OpenAction#00 4 0 R', objects: [link] })],
  ['under a name of no hexadecimal digits', makePdf({ catalog: '/OpenActio#5U 4 0 R', objects: [link] })],
  [
    'in a trailer behind a comment',
    Buffer.from(makePdf().toString('latin1').replace('trailer\n<<', `trailer %c\n<< /Root ${opens} /X << `), 'latin1'),
  ],
  ['in a stream that does not begin on a line', packed(loose('5 0 null').replace('stream\n', 'stream  \n'))],
  ['in a stream behind half a line end', packed(loose('5 0 null').replace('stream\n', 'stream\r'))],
  ['in a stream that is read otherwise', packed(loose('5 0 null', { more: '/DP << /Predictor 12 >>' }))],
  ['in a stream in a stream', packed(loose(`5 0 ${loose(`6 0 ${opens}`)}`))],
  ['in a stream with a comment in its heading', packed(loose(`5 %9\n0 << /OpenAction 4 0 R >>`, { first: 8 }))],
  ['in a stream whose heading is longer than it says', packed(loose('5 01 null', { first: 3 }))],
  ['in a stream before its first object', packed(loose(`5 9 ${link}`))],
];

describe('validatePdf accepts', () => {
  test.each([
    ['a plain document', makePdf()],
    ['a document that opens at its first page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['a document with a link', makePdf({ objects: [`<< /Type /Annot /Subtype /Link /A ${link} >>`] })],
    ...[
      'http://a.bo',
      'HTTPS://a.bo/x?a=b:c#d',
      'mailto:a@b.bo',
      'tel:+59122821200',
      'www.a.bo',
      '/tarifas#a:b',
      '',
    ].map((uri): [string, Buffer] => [`a link to «${uri}»`, leadingTo(`(${uri})`)]),
    ['a link written in hexadecimal', leadingTo(hex('https://example.org'))],
    ['an address by reference', leadingTo('5 0 R', ['(https://example.org)'])],
    ['a base address on a server', makePdf({ catalog: '/URI << /Base (https://example.org/) >>' })],
    ['an address in a title or elsewhere', makePdf({ objects: ['<< /Title (file:///x) /Base (file:///x) >>'] })],
    [
      'a font that a page calls URI',
      makePdf({ page: '/Resources << /Font << /URI 4 0 R >> >>', objects: ['<< /Type /Font /Next 3 0 R >>'] }),
    ],
    ['a link by reference', makePdf({ objects: ['<< /Subtype /Link /A 5 0 R >>', link] })],
    ['an opening position by reference', makePdf({ catalog: '/OpenAction 4 0 R', objects: ['[3 0 R /Fit]'] })],
    [
      'open actions within the document',
      makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /FirstPage >> >>' }),
    ],
    [
      'a page with a link and a named action',
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
    ['a reference to an undefined object', makePdf({ page: '/Metadata 99 0 R' })],
    ['a null open action', makePdf({ catalog: '/OpenAction 4 0 R', objects: ['null'] })],
    ['comments around an object header', makePdf({ objects: ['null % fin'] })],
    ['text about an obj of 2025', makePdf({ objects: ['<< /Title (Plan 2025 obj 3\n% a\nobjetos) >>'] })],
    ['an article thread of the document', makePdf({ objects: ['<< /A << /S /Thread /D 0 >> >>'] })],
    ['a picture', external('/Subtype /Image', '/Width 1 /Height 1 /Filter /DCTDecode')],
    ['a structure element that references another', makePdf({ objects: ['<< /Type /StructElem /Ref [5 0 R] >>'] })],
    ['a file specification without a file', makePdf({ objects: ['<< /Type /Filespec /F (b.pdf) /UF (b.pdf) >>'] })],
    [
      'a font that a page calls EF',
      makePdf({
        page: '/Resources << /Font << /EF 4 0 R >> >>',
        objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      }),
    ],
    ['numbers in any notation', makePdf({ page: '/Rotate 0 /X [-1 +1 .5 5. --3 4 0 R] /Y [1 2 3 0 R 4]' })],
    ['text that looks like objects', makePdf({ objects: ['<< /Title (Vea obj 5 \\(p. 3\\) y <b> % 5) >>'] })],
    ['a stream with arbitrary bytes', makePdf({ objects: ['<< /Length 9 >>\nstream\n((( << [ <\nendstream'] })],
    ['harmless objects in an object stream', makePdf({ objects: [objectStream('5 0 << /Title (Memoria) >>')] })],
    ['text about scripts', makePdf({ objects: ['<< /Title (JavaScript y Launch) >>'] })],
  ])('%s', async (_, bytes) => {
    await expect(validatePdf(bytes)).resolves.toBeUndefined();
  });
});

test('validatePdf checks files of staff on their own thread, not delayed by visitors', async () => {
  const done: string[] = [];
  const long = makePdf({ objects: [`[ ${'/A '.repeat(1_500_000)}]`] });
  await validatePdf(makePdf(), { queue: 'staff' });
  const slow = validatePdf(long, { queue: 'visitors' }).then(() => done.push('visitors'));
  await validatePdf(makePdf(), { queue: 'staff' }).then(() => done.push('staff'));
  await slow;
  expect(done).toEqual(['staff', 'visitors']);
});

describe('validatePdf, for visitors,', () => {
  const look = { queue: 'visitors' } as const;

  // Storing each token of these streams separately would exceed a thread's memory limit and end the process.
  test.each([
    ['a stream of escapes only', objectStream(`5 0 ${'#41'.repeat(4_000_000)}`)],
    ['a stream whose header has millions of numbers', objectStream(`5 0 ${'7 '.repeat(8_000_000)}`)],
  ])('survives %s', async (_, stream) => {
    await validatePdf(makePdf({ objects: [stream] }), look).catch((error: unknown) => {
      expect(error).toMatchObject({ codigo: 'archivo_invalido' });
    });
    await expect(validatePdf(makePdf(), look)).resolves.toBeUndefined();
  });
  const many = (unit: string, count: number) => makePdf({ objects: [`<<>>\nendobj\n${unit.repeat(count)}`] });

  test.each([
    ['thousands of objects', many('4 0 obj <<>> endobj\n', 15_000)],
    ['a trailer per saved version', many('trailer\n<<>>\n', 200)],
  ])('accepts %s', async (_, bytes) => {
    await expect(validatePdf(bytes, look)).resolves.toBeUndefined();
  });

  test('limits the number of objects, unlike for staff', async () => {
    const bytes = many('4 0 obj <<>> endobj\n', 25_000);
    await expect(validatePdf(bytes, look)).rejects.toThrow('incompleto');
    await expect(validatePdf(bytes)).resolves.toBeUndefined();
  });
});

describe('validatePdf rejects', () => {
  test('chained trailers, quickly', async () => {
    const bytes = makePdf({ objects: ['trailer<<>>'.repeat(400_000)] });
    const start = performance.now();
    await expect(validatePdf(bytes)).rejects.toThrow('incompleto');
    expect(performance.now() - start).toBeLessThan(1_500);
  });

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
      'a link to another document',
      makePdf({ objects: ['<< /Subtype /Link /A << /S /GoToR /F (b.pdf) >> >>'] }),
      'acciones',
    ],
    ['a link to an embedded document', makePdf({ objects: ['<< /S /GoToE /T << >> >>'] }), 'acciones'],
    ['a form that is submitted', makePdf({ objects: ['<< /S /SubmitForm /F (https://example.org) >>'] }), 'acciones'],
    ['a picture in another file', external('/Subtype /Image', '/F (\\\\\\\\ajeno\\\\x.jpg)'), 'acciones'],
    ['a picture on a server', external('/Subtype /Image', `/F ${address} /FFilter /DCTDecode`), 'acciones'],
    ['page content in another file', makePdf({ page: '/Contents 4 0 R', objects: [streamOf('/F 5 0 R')] }), 'acciones'],
    ['a page of another document', external('/Subtype /Form', '/Ref << /F (b.pdf) /Page 0 >>'), 'acciones'],
    ['a page of another document by reference', external('/Subtype /Form', '/Ref 5 0 R'), 'acciones'],
    ['a picture that a printer fetches', external('/Subtype /Image', '/OPI << /2.0 << /F (x) >> >>'), 'acciones'],
    ['a file specification with a URL', makePdf({ objects: [`<< /X ${address} >>`] }), 'acciones'],
    ['a thread of another document', makePdf({ objects: ['<< /A << /S /Thread /F (b.pdf) /D 0 >> >>'] }), 'acciones'],
    [
      'a thread of another document, with its type by reference',
      makePdf({ objects: ['<< /S 5 0 R /F (b.pdf) >>', '/Thread'] }),
      'acciones',
    ],
    [
      'a file specification with its type by reference',
      makePdf({ objects: ['<< /FS 5 0 R /F (x) >>', '/URL'] }),
      'acciones',
    ],
    [
      'a thread of another document, with an escaped type',
      makePdf({ objects: ['<< /A << /F 5 0 R /S /Thr#65ad >> >>'] }),
      'acciones',
    ],
    ['a form that imports data', makePdf({ objects: ['<< /S /Import#44ata /F (x) >>'] }), 'acciones'],
    ['a link that opens by itself', makePdf({ catalog: `/OpenAction ${link}` }), 'acciones'],
    [
      'a link that opens by itself, by reference',
      makePdf({ catalog: '/OpenAction 4 0 R', objects: [link] }),
      'acciones',
    ],
    [
      'a link that opens by itself, under escaped names',
      makePdf({ catalog: '/Open#41ction << /S /U#52I /URI (x) >>' }),
      'acciones',
    ],
    [
      'a link that opens by itself, in an earlier version of the object',
      makePdf({ catalog: '/OpenAction 4 0 R', objects: [link, '[3 0 R]\nendobj\n4 0 obj\n[3 0 R /Fit]'] }),
      'acciones',
    ],
    [
      'a link that opens after another action',
      makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>', objects: [link] }),
      'acciones',
    ],
    [
      'a link that opens by itself, in an object stream',
      makePdf({ catalog: '/OpenAction 5 0 R', objects: [objectStream(`5 0 ${link}`)] }),
      'acciones',
    ],
    [
      'a link that opens by itself, in an object stream without a type',
      makePdf({ catalog: '/OpenAction 5 0 R', objects: [objectStream(`5 0 ${link}`).replace('/Type /ObjStm', '')] }),
      'acciones',
    ],
    ...[
      ...['(file:///etc/passwd)', '(javascript:alert\\(1\\))', '(data:text/html,x)', '(FILE:x)', '(smb://ajeno/x)'],
      ...['(ms-msdt:x)', '(http%3a:x)', '(//ajeno/x)', '(\\\\\\\\ajeno\\\\x)', '(/\\\\ajeno/x)'],
      // Escapes and whitespace that readers decode before they follow the URI.
      ...[
        '( \\tfile:x)',
        '(java\\\nscript:x)',
        '(java\nscript:x)',
        '(f\\151le:x)',
        '(\\146\\151\\154\\145\\72x)',
        '(f\\ile:x)',
      ],
      ...[
        hex('file:x'),
        '<66 69\n6c 65 3A 78>',
        hex('\xfe\xff\0f\0i\0l\0e\0:\0x'),
        hex('\xef\xbb\xbffile:x'),
        '<66zz>',
      ],
      `(${' '.repeat(10_000)}file:x)`,
    ].map((uri): [string, Buffer, string] => [`a link to ${uri.slice(0, 60)}`, leadingTo(uri), 'acciones']),
    ['a link to a file by reference', leadingTo('5 0 R', ['(file:///x)']), 'acciones'],
    [
      'a link to a file in an object stream',
      makePdf({ objects: [objectStream('5 0 << /S /URI /URI (file:///x) >>')] }),
      'acciones',
    ],
    ['a link to a file under an escaped name', makePdf({ objects: ['<< /S /URI /#55RI (file:///x) >>'] }), 'acciones'],
    ['a base address in a folder', makePdf({ catalog: '/URI << /Base (file:///c:/) >>' }), 'acciones'],
    [
      'a base address in a folder, by references',
      makePdf({ catalog: '/URI 4 0 R', objects: ['<< /Base 5 0 R >>', '(file:///)'] }),
      'acciones',
    ],
    ['a link when a page is seen', makePdf({ page: `/AA << /O ${link} >>` }), 'acciones'],
    [
      'a link when a page is seen, by references',
      makePdf({ page: '/AA 4 0 R', objects: ['<< /PV 5 0 R >>', link] }),
      'acciones',
    ],
    [
      'a link behind what looks like another object',
      makePdf({ catalog: `/X (9 0 obj %) /OpenAction ${link} ` }),
      'incompleto',
    ],
    ...hidden.map(([how, bytes]): [string, Buffer, string] => [`an open action hidden ${how}`, bytes, 'incompleto']),
    ['an undefined open action', makePdf({ catalog: '/OpenAction 9 0 R' }), 'incompleto'],
    ['a script of a three-dimensional model', makePdf({ objects: ['<< /OnInstantiate 9 0 R >>'] }), 'acciones'],
    ['a film', makePdf({ objects: ['<< /Subtype /Movie /Movie << /F (a.avi) >> >>'] }), 'acciones'],
    [
      'a file under an obsolete key',
      makePdf({ objects: ['<< /EF 5 0 R /DOS (a.exe) >>', '<< /DOS 9 0 R >>'] }),
      'acciones',
    ],
    ['a note that carries a file', makePdf({ objects: ['<< /Subtype /FileAttachment /FS 9 0 R >>'] }), 'acciones'],
    [
      'an embedded file without a type',
      makePdf({ objects: ['<< /F (a.exe) /EF << /F 5 0 R >> >>', '<< /Length 1 >>\nstream\nx\nendstream'] }),
      'acciones',
    ],
    [
      'an embedded file by reference',
      makePdf({ objects: ['<< /EF 5 0 R /UF (a.exe) >>', '<< /F 9 0 R >>'] }),
      'acciones',
    ],
    [
      'an encrypted document',
      Buffer.from(makePdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root')),
      'protegido',
    ],
    ['a truncated document', makePdf().subarray(0, 250), 'incompleto'],
    ['a document with trailing data', Buffer.concat([makePdf(), Buffer.alloc(2000, 'x')]), 'incompleto'],
    [
      'a corrupt object stream',
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
