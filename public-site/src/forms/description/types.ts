import type { Condition, FieldKind } from '@coop/domain';

/** A field of a public form, as data: what the page needs to draw it. */
export type FieldData = {
  name: string;
  type: FieldKind;
  label: string;
  help?: string;
  required: boolean;
  /** What is said of a box that must be ticked and is not. */
  ifNotTicked?: string;
  /** What one should read before ticking it. */
  link?: { href: string; label: string };
  shownWhen?: Condition;
  requiredWhen?: Condition;
  autoComplete?: string;
  options?: [valor: string, texto: string][];
  /** Longest text, or largest number. */
  max?: number;
  min?: number;
  /** Given by the page that led here. */
  readOnly?: boolean;
  /** The same, whole: one sends it or leaves it out, and nobody types it. */
  carried?: boolean;
  multiline?: boolean;
  unit?: string;
  /** Of an amount. */
  decimals?: number;
  /** Accepted files, as a file picker takes them and in words. */
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
  /** The version of the privacy text that it asks to accept. */
  politica?: string;
};

/** What was typed, by the name of the input: `ingresos.0.ocupacion`. */
export type Values = Readonly<Record<string, string | readonly string[]>>;
/** Messages by the name of the field; '' is about the whole. */
export type Errors = Readonly<Record<string, string>>;

/** What the server gives back to the page when what was posted is wrong. */
export type ReturnedData = { mensaje: string; errores: Errors; valores: Values };
