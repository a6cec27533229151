import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';
import { expect, it } from '@jest/globals';
import { StarterContent } from '../../src/resource/starter/starter-content.service.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const find = async () =>
  (await test.as('administrador').get('/api/sitio/sinonimos').query({ range: '[0,99]' }).expect(200)).body;

it('starter synonyms are created once; deleted ones are not restored', async () => {
  await test.app.get(StarterContent, { strict: false }).placeAtStart();
  const rows = await find();
  expect(rows).toHaveLength(starterSynonyms.length);
  const [row] = rows;
  await test
    .as('administrador')
    .delete(`/api/sitio/sinonimos/${row.id}`)
    .set(`If-Match`, `"${row.version}"`)
    .expect(200);
  await test.app.get(StarterContent, { strict: false }).placeAtStart();
  expect(await find()).toHaveLength(starterSynonyms.length - 1);
});
