import type { Field } from '@coop/domain';

type Choices = Readonly<Record<string, string>>;

/** What a cell of a spreadsheet says: the value of a field, or what is wrong with it. */
export type Cell = { value: unknown } | { fault: string };

/** Reads one cell as people write it: «Bolivianos», «1.234,56», «16,5 %», «sí», «31/12/2026»; nothing, or a dash, is nothing. */
export function readCell(field: Field, written: string): Cell {
  const text = written.trim();
  if (text === '' || /^[—–-]$/.test(text))
    return field.presence === 'required' ? { fault: 'falta' } : { value: field.initial ?? null };
  const value = readers[field.kind]?.(text, field) ?? text;
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const known = 'choices' in field ? `; elija ${Object.values(field.choices as Choices).join(', ')}` : '';
  const [issue] = parsed.error.issues;
  return { fault: known ? `no existe «${text}»${known}` : `«${text}»: ${issue?.message ?? 'no se entiende'}` };
}

/** Lower case, without accents nor doubled spaces: as two people would write the same word. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const choiceOf = (text: string, { choices }: { choices: Choices }) =>
  Object.entries(choices).find(([key, label]) => [plain(key), plain(label)].includes(plain(text)))?.[0] ?? text;

/** Without what a spreadsheet puts around a figure. */
const figure = (text: string) => text.replace(/^(bs\.?|usd|\$us|us\$|\$)|%$/gi, '').trim();

const day = (text: string) => {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text;
};

const readers: Record<string, (text: string, field: Field) => unknown> = {
  boolean: (text) => (plain(text) === 'si' ? true : plain(text) === 'no' ? false : text),
  choice: (text, field) => choiceOf(text, field as unknown as { choices: Choices }),
  choices: (text, field) => text.split(',').map((part) => choiceOf(part, field as unknown as { choices: Choices })),
  date: day,
  decimal: figure,
  integer: (text) => (/^-?\d+$/.test(figure(text)) ? Number(figure(text)) : text),
  money: figure,
  percent: figure,
};
