import type { FieldData } from '../description/types';

/** The validation rules' message for any required field. */
const GENERIC = 'Este campo es obligatorio';

const prompts: Partial<Record<FieldData['type'], string>> = {
  boolean: 'Marque la casilla',
  choice: 'Elija una opción',
  choices: 'Elija al menos una opción',
  reference: 'Elija una opción',
  references: 'Elija al menos una opción',
  date: 'Escriba la fecha',
  money: 'Escriba el monto',
  phone: 'Escriba el número',
  email: 'Escriba el correo',
  documentNumber: 'Escriba el número',
  integer: 'Escriba el número',
  rows: 'Complete este dato',
};

export const isMissing = (fault: string): boolean => fault === GENERIC || fault === 'Elija una de las opciones';

/** ISO-format errors: values are sent in a format other than the one people type. */
const TRAVELS = /^Escriba la fecha como \d{4}-/;

/** Rewrites an error as an instruction to the visitor. */
export function toInstruction(field: FieldData | undefined, fault: string): string {
  if (isMissing(fault)) return (field && prompts[field.type]) ?? 'Escriba este dato';
  return TRAVELS.test(fault) ? 'Escriba día, mes y año, por ejemplo 05/11/2026' : fault;
}

/** Joins sentences with a full stop between them. The last one keeps its own ending. */
export function inSentences(...parts: readonly (string | false | undefined)[]): string {
  const sentences = parts.filter((part) => part !== undefined && part !== false && part !== '') as string[];
  return sentences.map((part, at) => (at < sentences.length - 1 ? part.replace(/([^.!?])$/, '$1.') : part)).join(' ');
}
