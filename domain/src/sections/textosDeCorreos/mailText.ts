import { type MailToPeople, quoted, type Variable, variables } from './mailsToPeople.js';

const anyVariable = /(?<!\{)\{+([^{}]*)\}+/g;

const namesIn = (text: string): string[] => [...text.matchAll(anyVariable)].map(([, name = '']) => name);

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Formats variable names: «{codigo}, {fecha}». */
const listed = (names: readonly Variable[]) => names.map((name) => `{${name}}`).join(', ');

/** Returns the error of a subject: only the case number and the entity are allowed variables. */
export function faultOfSubject(subject: string, { offers }: MailToPeople): string | undefined {
  const fit: readonly Variable[] = offers.filter((name) => name === 'codigo' || name === 'entidad');
  const unknown = namesIn(subject).find((name) => !fit.includes(name as Variable));
  return unknown === undefined ? undefined : `El asunto no puede llevar {${unknown}}: use ${listed(fit)}`;
}

/** Returns the error of a text; an empty text is valid, because the default applies. */
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

/** Replaces the variables of a text. Returns undefined when one has no value, so that the caller omits the text. */
export function filled(text: string, values: Filling): string | undefined {
  const names = namesIn(text) as Variable[];
  if (names.some((name) => !values[name])) return undefined;
  return text.replace(anyVariable, (_, name: Variable) => values[name] ?? '');
}
