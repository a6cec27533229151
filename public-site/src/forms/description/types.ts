import type { Condition, FieldKind } from '@coop/domain';

/** A field of a public form, as the data needed to render it. */
export type FieldData = {
  name: string;
  type: FieldKind;
  label: string;
  help?: string;
  required: boolean;
  /** Error message for a required checkbox that is not ticked. */
  ifNotTicked?: string;
  /** A text to read before ticking it. */
  link?: { href: string; label: string };
  shownWhen?: Condition;
  requiredWhen?: Condition;
  autoComplete?: string;
  options?: [valor: string, texto: string][];
  /** The options to offer first, by the value of another field. */
  firstOptions?: { of: string; by: Readonly<Record<string, readonly string[]>> };
  /** When few people fill it: the heading under which it is folded until it is required. */
  fold?: string;
  /** The simulation that the page carried over: its query and its first instalment. */
  simulated?: { query: string; instalment: string };
  /** Maximum length of a text, or maximum of a number. */
  max?: number;
  min?: number;
  /** Prefilled by the page that linked here. */
  readOnly?: boolean;
  /** Also prefilled, as one value: the visitor sends or omits it, and can't edit it. */
  carried?: boolean;
  multiline?: boolean;
  unit?: string;
  /** Decimal places of an amount. */
  decimals?: number;
  /** Accepted file types: the `accept` attribute, and the same in words. */
  accepts?: string;
  kinds?: string;
  maxMegabytes?: number;
  /** Fields of each record of a repeated group. */
  fields?: FieldData[];
};

export type GroupData = { title: string; help?: string; fields: FieldData[] };

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

/** Response of the server to an invalid post. */
export type ReturnedData = { mensaje: string; errores: Errors; valores: Values };
