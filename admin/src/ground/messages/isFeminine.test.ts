import { sectionList } from '@coop/domain';
import { expect, it } from '@jest/globals';
import { isFeminine } from './isFeminine';

it('returns the grammatical gender of each kind of case', () => {
  const cases = sectionList.filter(({ kind }) => kind === 'submission').map(({ label }) => label.one);
  expect(Object.fromEntries(cases.map((name) => [name, isFeminine(name)]))).toMatchInlineSnapshot(`
{
  "Calificación": true,
  "Consulta": true,
  "Opinión": true,
  "Reclamo": false,
  "Solicitud de crédito": true,
  "Turno": false,
}
`);
});
