import { expect, test } from '@jest/globals';
import { wordsOfHtml } from './richText.js';

test('returns the text without tags and entities', () =>
  expect(wordsOfHtml('<h2>Plazo</h2><p>Hasta el <strong>30</strong> &amp; más</p><ul><li>a &lt;b&gt;</li></ul>')).toBe(
    'Plazo\nHasta el 30 & más\na <b>',
  ));

test('separates block elements', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const html = `<p>Antes</p><figure data-archivo="${id}"><figcaption>La fachada</figcaption></figure><a data-archivo="${id}">El reglamento</a><a href="https://youtu.be/abcdefghijk" data-video="youtube">El video</a><div role="note" data-tono="atencion"><p>Cierra el lunes</p></div><table><tbody><tr><th><p>Plazo</p></th><td><p>30</p></td></tr></tbody></table>`;
  expect(wordsOfHtml(html).split(/\n/)).toEqual([
    'Antes',
    'La fachada',
    'El reglamento',
    'El video',
    'Cierra el lunes',
    'Plazo\t30',
  ]);
});
