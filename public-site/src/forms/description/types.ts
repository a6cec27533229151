import type { Condition, FieldKind } from '@coop/domain';

/** Serializable field of a public form, derived from the section’s field. */
export type FieldData = {
  name: string;
  type: FieldKind;
  label: string;
  help?: string;
  required: boolean;
  ifNotTicked?: string;
  /** A text to read before ticking it. */
  link?: { href: string; label: string };
  shownWhen?: Condition;
  requiredWhen?: Condition;
  autoComplete?: string;
  options?: [valor: string, texto: string][];
  firstOptions?: { of: string; by: Readonly<Record<string, readonly string[]>> };
  /** When few people fill it: the heading under which it is folded until it is required. */
  fold?: string;
  simulated?: { query: string; instalment: string };
  max?: number;
  min?: number;
  /** Prefilled by the page that linked here. */
  readOnly?: boolean;
  /** Also prefilled, as one value: the visitor sends or omits it, and can't edit it. */
  carried?: boolean;
  multiline?: boolean;
  unit?: string;
  decimals?: number;
  accepts?: string;
  kinds?: string;
  maxMegabytes?: number;
  /** Fields of each record of a repeated group. */
  fields?: FieldData[];
};

export type GroupData = { title: string; help?: string; fields: FieldData[] };

/** Serializable form of a section. */
export type FormDescription = {
  section: string;
  groups: GroupData[];
  withFiles: boolean;
  /** The privacy policy version that the form asks to accept. */
  politica?: string;
};

/** Input values by name: `ingresos.0.ocupacion`. */
export type Values = Readonly<Record<string, string | readonly string[]>>;
/** Messages by field name; '' is about the whole form. */
export type Errors = Readonly<Record<string, string>>;

/** Rejected submission, sent back to its form. */
export type ReturnedData = { mensaje: string; errores: Errors; valores: Values };

/** Maps fields by the name used as error key: `deudas.saldo` for every record. */
export const fieldsByName = (fields: readonly FieldData[]): ReadonlyMap<string, FieldData> =>
  new Map(
    fields.flatMap((field): [string, FieldData][] => [
      [field.name, field],
      ...(field.fields ?? []).map((inner): [string, FieldData] => [`${field.name}.${inner.name}`, inner]),
    ]),
  );

/** Returns the id of an input by its name. The error summary links to it. */
export const idOf = (name: string): string => `campo-${name.replaceAll('.', '-')}`;

export function stepOf(groups: readonly GroupData[], names: readonly string[]): number | undefined {
  const fields = names.map((name) => name.split('.')[0]);
  const at = groups.findIndex((group) => group.fields.some(({ name }) => fields.includes(name)));
  return at < 0 ? undefined : at;
}

/** Returns the current values of a form, without empty ones and files. Several values under one name become a list. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || name === TRAP) continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** The honeypot field, hidden from people. */
export const TRAP = 'sitio_web';
/** The privacy policy version that the form asks to accept. */
export const POLICY = 'politica';
export const KEY = 'clave_envio';
