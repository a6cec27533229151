import { type Field, isAuthored, sectionList } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';

/** Pieces whose repetition makes a careless pattern backtrack, or restart from each position. */
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
  // Longer than any field: parsed before its length is checked, up to the body limit.
  `${'0'.repeat(60_000)}x`,
  ...repeated.flatMap((piece) => [piece.repeat(4000), `${piece.repeat(4000)}!`]),
  `clave de mi ${'es'.repeat(2000)}`,
  `https://${'a.'.repeat(2000)}`,
];
/** Limit in milliseconds, some hundred times the cost of a linear pattern; a careless one took five seconds. */
const LONGEST_MS = 1_000;

const authored = sectionList.flatMap((section) =>
  Object.entries<Field>(section.fields)
    .filter(([, field]) => isAuthored(field))
    .map(([name, field]) => ({ section, name, field })),
);
const isText = ({ kind }: Field) => ['text', 'url', 'email', 'phone', 'documentNumber', 'slug'].includes(kind);

describe('public input is parsed in linear time', () => {
  it.each(authored.map((one) => [`${one.section.name} ${one.name}`, one] as const))('%s', (_, one) => {
    const { section, name, field } = one;
    const rules = isText(field) ? section.rules.filter((rule) => rule.field === name) : [];
    for (const text of hostile) {
      const start = performance.now();
      field.schema().safeParse(text);
      const fitting = text.slice(0, Math.min(field.max ?? 4000, 4000));
      for (const rule of rules) rule.holds({ [name]: fitting }, '2026-11-20');
      expect(performance.now() - start).toBeLessThan(LONGEST_MS);
    }
  });
});
