import { entidadDeDemostracion } from '@coop/domain/entidad';
import { beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { BrandFiles } from '../brand/brand-files.js';
import { SharePictures } from './share-pictures.js';

const NO_LOGO = { bytesOf: async () => undefined } as unknown as BrandFiles;
const named = (title: string) => `<title>x</title><meta property="og:title" content="${title}"/>`;

let pictures: SharePictures;
beforeEach(() => {
  pictures = new SharePictures(NO_LOGO, { 'X-Frame-Options': 'DENY' });
});

const make = (head: string | undefined) =>
  pictures.make(
    '/remates',
    async () => (head === undefined ? head : { head, entidad: entidadDeDemostracion }),
    (work) => work(),
  );
const bytesOf = async (head: string) => (await make(head)).forms.identity.body;

test('is 1200 × 630 px, with the headers of each response', async () => {
  const { status, forms } = await make(named('Remates'));
  expect([status, ...forms.identity.full]).toEqual(expect.arrayContaining([200, 'image/png', 'DENY']));
  const { format, width, height } = await sharp(forms.identity.body).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
});

test('is cached until the content changes, then drawn from the current page', async () => {
  const before = await bytesOf(named('Remates'));
  expect(pictures.find('/remates')?.forms.identity.body).toBe(before);
  pictures.forget();
  expect(pictures.find('/remates')).toBeUndefined();
  expect(await bytesOf(named('Licitaciones'))).not.toEqual(before);
});

test('renders long titles, titles without spaces and markup characters', async () => {
  const words = 'Horarios de fin de año en las agencias. '.repeat(8);
  const tall = '\u1780\u17d2\u1780'.repeat(50);
  for (const title of [words, tall, 'W'.repeat(300), '&lt;span size=&quot;999pt&quot;&gt; &amp;amp; &lt;/b&gt;'])
    expect((await make(named(title))).status).toBe(200);
});

test.each([
  ['the page is missing', undefined],
  ['the page is noindex', `<meta name="robots" content="noindex"/>${named('Constancia')}`],
  ['the page has no title', '<title>x</title>'],
])('is 404 and not cached when %s', async (_, head) => {
  expect((await make(head)).status).toBe(404);
  expect(pictures.find('/remates')).toBeUndefined();
});
