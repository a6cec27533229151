import { type MailToPeople, quoted, type Variable, variables } from './mailsToPeople.js';

const anyVariable = /(?<!\{)\{+([^{}]*)\}+/g;

/** Names between braces, as they were written. */
const namesIn = (text: string): string[] => [...text.matchAll(anyVariable)].map(([, name = '']) => name);

/** Its paragraphs: a blank line ends one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** «{codigo}, {fecha}» */
const listed = (names: readonly Variable[]) => names.map((name) => `{${name}}`).join(', ');

/** What is wrong with a subject: no more than the case and the entity fit there. */
export function faultOfSubject(subject: string, { offers }: MailToPeople): string | undefined {
  const fit: readonly Variable[] = offers.filter((name) => name === 'codigo' || name === 'entidad');
  const unknown = namesIn(subject).find((name) => !fit.includes(name as Variable));
  return unknown === undefined ? undefined : `El asunto no puede llevar {${unknown}}: use ${listed(fit)}`;
}

/** What is wrong with a text, unless it is empty: then the product's own stands. */
export function faultOfText(text: string, { offers, needs }: MailToPeople): string | undefined {
  if (!text.trim()) return undefined;
  const names = namesIn(text);
  const unknown = names.find((name) => !offers.includes(name as Variable));
  if (unknown !== undefined) return `Este correo no puede llevar {${unknown}}: use ${listed(offers)}`;
  const missing = needs.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return `Falta ${missing.map((name) => `{${name}}, ${variables[name]}`).join('; ')}: la persona debe recibirlo`;
  const mixed = quoted.find((name) =>
    paragraphsOf(text).some((paragraph) => namesIn(paragraph).includes(name) && paragraph !== `{${name}}`),
  );
  return mixed && `Ponga {${mixed}} en un párrafo solo suyo, entre líneas en blanco`;
}

export type Filling = Readonly<Partial<Record<Variable, string | null | undefined>>>;

/** The text with each variable filled. Undefined where one of them has no value: what would say nothing is left out. */
export function filled(text: string, values: Filling): string | undefined {
  const names = namesIn(text) as Variable[];
  if (names.some((name) => !values[name])) return undefined;
  return text.replace(anyVariable, (_, name: Variable) => values[name] ?? '');
}
