import { type AnySection, type Field, isAuthored, sectionList } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';

/** What makes a careless pattern try the same letters again and again, or all of them from each place. */
const repeated = [
  'a',
  '1',
  ' ',
  '-',
  '@',
  '.',
  '1 ',
  'a1',
  'es ',
  'clave ',
  'clave es ',
  'e\u0301',
  '<',
  '"',
  '/a',
  '=',
  'pin ',
];
const hostile = [
  ...repeated.flatMap((piece) => [piece.repeat(4000), `${piece.repeat(4000)}!`]),
  `clave de mi ${'es'.repeat(2000)}`,
  `https://${'a.'.repeat(2000)}`,
];
/** Some hundred times what a sound pattern takes; a careless one took five seconds. */
const LONGEST_MS = 1_000;

const texts = (sectionList as readonly AnySection[]).flatMap((section) =>
  Object.entries<Field>(section.fields)
    .filter(
      ([, field]) =>
        isAuthored(field) && ['text', 'url', 'email', 'phone', 'documentNumber', 'slug'].includes(field.kind),
    )
    .map(([name, field]) => ({ section, name, field, max: Math.min(field.max ?? 4000, 4000) })),
);

describe('what anybody may write is read in a time that grows with it', () => {
  it.each(texts.map((one) => [`${one.section.name} ${one.name}`, one] as const))(
    '%s',
    (_, { section, name, field, max }) => {
      for (const text of hostile.map((one) => one.slice(0, max))) {
        const start = performance.now();
        field.schema.safeParse(text);
        for (const rule of section.rules) if (rule.field === name) rule.holds({ [name]: text }, '2026-11-20');
        expect(performance.now() - start).toBeLessThan(LONGEST_MS);
      }
    },
  );
});
