import { fields } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { sanitizeHtmlText, sanitizeRichText } from './sanitizeRichText.js';

test('removes scripts, handlers and unsafe links', () => {
  expect(sanitizeHtmlText('<p onclick="x">a<script>b</script> <a href="javascript:c">d</a></p>')).toBe(
    '<p>a <a>d</a></p>',
  );
});

const file = '0198c0de-0000-7000-8000-00000000000a';
test.each([
  // Markup of the editor's vocabulary, which is allowed from any source.
  [`<figure data-archivo="${file}"><figcaption>Pie</figcaption></figure>`],
  [`<p>Lea <a data-archivo="${file}">el reglamento</a></p>`],
  ['<a href="https://youtu.be/abcdefghijk" data-video="youtube">Cómo ahorrar</a>'],
  ['<div role="note" data-tono="atencion"><p>Cierra el lunes</p></div>'],
  ['<table><tr><th scope="col" colspan="2">a</th></tr><tr><td rowspan="100">b</td><td>c</td></tr></table>'],
  ['<p><a href="mailto:a@b.bo">a</a> <a href="tel:+59122000000">b</a></p>'],
])('keeps %j', (html) => expect(sanitizeHtmlText(html)).toBe(html));

test.each([
  ['<figure data-archivo="../../x"><img src="https://ajeno.bo/x.png">Pie</figure>', 'Pie'],
  [`<figure onclick="x" data-archivo="${file}" style="x">a</figure>`, `<figure data-archivo="${file}">a</figure>`],
  [`<a href="javascript:x" data-archivo="${file}">a</a>`, `<a data-archivo="${file}">a</a>`],
  ['<a href="https://ajeno.bo/v" data-video="">a</a>', '<a href="https://ajeno.bo/v">a</a>'],
  ['<div class="x">a</div><div data-tono="constructor">b</div>', 'a b'],
  [
    '<h1>a</h1><h4 class="x">b</h4>c<pre>d</pre><section>e</section><dl><dt>f</dt><dd>g</dd></dl>',
    '<h2>a</h2><h3>b</h3>c d e f g',
  ],
  [
    '<p><b>a</b>b<i style="x">c</i><b>d<i>e</i></b></p>',
    '<p><strong>a</strong>b<em>c</em><strong>d<em>e</em></strong></p>',
  ],
  ['<table><tr><td colspan="99999999" rowspan="1e9">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
  ['<table><tr><th scope="x" colspan="0">a</th></tr></table>', '<table><tr><th>a</th></tr></table>'],
  ['<figure><img src="x"></figure><p>a</p>', '<p>a</p>'],
  [
    '<div><figure><script>x</script></figure></div><table><tr><td>a</td></tr></table>',
    '<table><tr><td>a</td></tr></table>',
  ],
  ['<div><p>a</p><figure>b<u>c</u></figure></div><p>d</p>', '<p>a</p>bc<p>d</p>'],
  ['<div role="alert" data-tono="informacion">a</div>', '<div role="note" data-tono="informacion">a </div>'],
])('keeps only the supported elements of %j', (html, cleaned) => expect(sanitizeHtmlText(html)).toBe(cleaned));

// The previous version of the parser ends these comments elsewhere.
test.each([
  ['<p>a<!-- x --!>b</p>', '<p>ab</p>'],
  ['<p>a</ p>b', '<p>ab</p>'],
])('parses comments like browsers: %j', (html, cleaned) => {
  expect(sanitizeHtmlText(html)).toBe(cleaned);
});

test('limits the total column span of a table', () => {
  const html = sanitizeHtmlText(`<table><tr>${'<td colspan="100">a</td>'.repeat(600)}</tr></table>`);
  expect(html.match(/colspan="100"/g)).toHaveLength(2);
});

test('parses a long link address once', () => {
  const start = performance.now();
  sanitizeHtmlText(`<a href="mailto:${'@'.repeat(60_000)} ">x</a>`);
  expect(performance.now() - start).toBeLessThan(1_000);
});

const texts = { texto: fields.richText('Texto'), filas: fields.rows('Filas', { texto: fields.richText('Texto') }) };

// Normalization (NFC) merges «<», «=» and «>» with U+0338 and maps U+037E to `;`, which can break a closed tag.
test.each([
  ['<a href="/x">\u0338 onmouseover=alert(1) id=x>y</a>'],
  ['<a href="/x">&#x338; onmouseover=alert(1) id=x>y</a>'],
  ['<p>a<b></b>\u0338 class=x</p>'],
  ['<p><b>\u0338</b></p><p>&gt\u037e\u0338</p>'],
  ['<\u0338p><a href="=\u0338">x</a>'],
  ['<p>e\u0301</p><p>\u0301</p>'],
  // Removing an unstorable character written as an entity leaves the combining mark next to the tag.
  ...['&#1;', '&#127;', '&#x81;', '&#xFDD0;', '&#xFFFF;', '&amp;#1;&#1;'].map((entity) => [
    `<p>${entity}&#824; onmouseover=alert(1)</p>`,
  ]),
])('stored text is clean: %j', (html) => {
  const cleaned = sanitizeHtmlText(html);
  const { data: stored } = texts.texto.schema().safeParse(cleaned);
  expect(stored).toBe(cleaned);
  expect(sanitizeHtmlText(stored as string)).toBe(stored);
  expect(cleaned).not.toMatch(/<[^<>]*(onmouseover|class|id)=/);
});

const LEFT_OPEN = [
  '<b>',
  '<i>',
  '<h1>',
  '<em>',
  '<ul><li>',
  '<p>',
  '<svg><',
  '<table><tr><td>',
  '<strong>',
  '<a href="x">',
  '&#x',
  '<!--',
  '</b>',
];

test.each(LEFT_OPEN)('sanitizes a request full of %j in bounded time', (open) => {
  const text = (length: number) => open.repeat(length / open.length);
  const inputs = [
    { texto: text(900_000) },
    { texto: text(80_000) },
    { filas: Array.from({ length: 11 }, () => ({ texto: text(80_000) })) },
  ];
  const spent = (values: object): number => {
    const before = process.cpuUsage();
    try {
      sanitizeRichText(texts, values as Record<string, unknown>);
    } catch {
      // The text exceeds the limit and is rejected.
    }
    return process.cpuUsage(before).user / 1_000;
  };
  for (const values of inputs) {
    // The minimum of three runs excludes garbage collection and machine load.
    expect(Math.min(...[1, 2, 3].map(() => spent(values)))).toBeLessThan(800);
  }
});

test('leaves texts over the field limit to validation and limits the sanitized text of a row', () => {
  const long = '<b>'.repeat(28_000);
  expect(sanitizeRichText(texts, { texto: long })).toEqual({ texto: long });
  const filas = (count: number) => Array.from({ length: count }, () => ({ texto: `<u>${'a'.repeat(19_997)}` }));
  expect(sanitizeRichText(texts, { filas: filas(10) })).toEqual({
    filas: Array(10).fill({ texto: 'a'.repeat(19_997) }),
  });
  expect(() => sanitizeRichText(texts, { filas: filas(21) })).toThrow(
    expect.objectContaining({ details: { errors: { texto: expect.stringContaining('400000') } } }),
  );
});
