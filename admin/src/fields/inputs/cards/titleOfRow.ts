import { type Field, type Fields, wordsOfHtml } from '@coop/domain';

const LONGEST = 70;

/** Returns a row's title in its list: its kind and its first words. */
export function titleOfRow(fields: Fields, row: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries<Field>(fields);
  const [kind] = entries.flatMap(([name, { choices }]) => choices?.[String(row[name] ?? '')] ?? []);
  const [words] = entries.flatMap(([name, field]) => wordsOf(field, row[name]) || []);
  return [kind, words && cut(words)].filter(Boolean).join(': ') || 'Sin completar';
}

/** Returns the text of a textual field; empty for other kinds. */
function wordsOf({ kind }: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (kind === 'richText') return wordsOfHtml(value).trim();
  return ['text', 'date', 'url', 'time'].includes(kind) ? value.trim() : '';
}

const cut = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words);
