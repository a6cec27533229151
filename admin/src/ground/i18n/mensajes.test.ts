import { expect, test } from '@jest/globals';
import english from 'ra-language-english';
import { mensajes } from './i18n';

type Texts = { [key: string]: string | Texts };

/** `{ ra: { action: { add: 'Add' } } }` → `[['ra.action.add', 'Add']]`. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flat(text, `${path}${key}.`),
  );

const spanish = new Map(flat(mensajes as Texts));
const original = flat(english as unknown as Texts);
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const plurals = (text: string) => text.split('||||').length;
// The same in both languages, or nothing but placeholders.
const alike = new Set([
  'ra.boolean.null',
  'ra.boolean.false',
  'ra.message.no',
  'ra.page.edit',
  'ra.page.list',
  'ra.page.show',
]);

test('each react-admin text has a translation', () => {
  expect(original.length).toBeGreaterThan(150);
  expect(original.map(([key]) => key).filter((key) => !spanish.has(key))).toEqual([]);
});

test('each translation keeps its placeholders and plural forms', () => {
  const changed = original.filter(([key, text]) => {
    const translated = spanish.get(key) ?? '';
    return plurals(text) !== plurals(translated) || `${placeholders(text)}` !== `${placeholders(translated)}`;
  });
  expect(changed).toEqual([]);
});

test('no text is left in English', () => {
  expect(original.filter(([key, text]) => spanish.get(key) === text && !alike.has(key))).toEqual([]);
});
