import { z } from 'zod';
import { type Case, isPhase } from './derived.js';
import { type Field, type Fields, isAuthored, isInternal, isNullable, type Presence } from './field.js';
import type { PublicFile } from './publicFile.js';

type Flat<T> = { [K in keyof T]: T[K] } & {};
export type Value<F> =
  F extends Field<string, infer T, infer P> ? (P extends 'optional' | 'managed' ? T | null : T) : never;
type KeysWhere<F extends Fields, P extends Presence> = {
  [K in keyof F]: F[K]['presence'] extends P ? K : never;
}[keyof F];
type PublicKeys<F extends Fields> = { [K in keyof F]: F[K] extends { internal: true } ? never : K }[keyof F];

export type Stored<F extends Fields> = Flat<{ [K in keyof F]: Value<F[K]> }>;

type InputValue<F> = F extends { kind: 'rows'; fields: infer R extends Fields } ? Input<R>[] : Value<F>;

/** Authored fields of a request; it excludes those that the server or an action writes. */
export type Input<F extends Fields> = Flat<
  { [K in KeysWhere<F, 'required'>]: InputValue<F[K]> } & {
    [K in KeysWhere<F, 'optional' | 'defaulted'>]?: InputValue<F[K]>;
  }
>;

type PublicValue<F> = F extends { kind: 'image' | 'file' }
  ? F extends { presence: 'optional' | 'managed' }
    ? PublicFile | null
    : PublicFile
  : F extends { kind: 'rows'; fields: infer R extends Fields }
    ? PublicRow<R>[]
    : Value<F>;

/** Public projection of a row: no internal fields, files with their URLs. */
export type PublicRow<F extends Fields> = Flat<{ [K in PublicKeys<F>]: PublicValue<F[K]> }>;

const entries = (fields: Fields) => Object.entries<Field>(fields);
const shapeOf = (list: [string, Field][], schemaOf: (f: Field) => z.ZodType) =>
  Object.fromEntries(list.map(([name, f]) => [name, schemaOf(f)]));

const stored = (f: Field) => described(isNullable(f) ? f.schema().nullable() : f.schema(), f);
const sent = (f: Field) => described(mayBeBlank(f) ? blankIsNull(f) : f.schema(), f);

/** A field may be omitted unless its `initial` is invalid (a consent, a list of at least one). */
const mayBeBlank = ({ presence, initial, schema }: Field) =>
  presence === 'defaulted' ? initial === undefined || schema().safeParse(initial).success : presence !== 'required';
const described = (schema: z.ZodType, { label, help }: Field) =>
  schema.meta({ title: label, ...(help && { description: help }) });

/** Forms send '' for empty inputs; for an optional field that means null. */
const blankIsNull = (f: Field) => z.preprocess((v) => (v === '' ? null : v), f.schema().nullish()) as z.ZodType;

// A loop builds the shapes below, so each needs a cast to its type.

export const storedSchema = <F extends Fields>(fields: F) =>
  z.strictObject(shapeOf(entries(fields), stored)) as z.ZodType as z.ZodType<Stored<F>>;

export const inputSchema = <F extends Fields>(fields: F) =>
  z.strictObject(
    shapeOf(
      entries(fields).filter(([, f]) => isAuthored(f)),
      sent,
    ),
  ) as z.ZodType as z.ZodType<Input<F>>;

/** Returns the schema of an update request: any authored fields; a required one may be omitted but not emptied. */
export const changeSchema = <F extends Fields>(fields: F) =>
  z.strictObject(
    shapeOf(
      entries(fields).filter(([, f]) => isAuthored(f)),
      (f) => sent(f).optional(),
    ),
  ) as z.ZodType as z.ZodType<Partial<Input<F>>>;

/** Returns the schema of a record inside a row; omitted values become null, or the field's initial value. */
export const nestedSchema = <F extends Fields>(fields: F) =>
  z.strictObject(
    shapeOf(entries(fields), (f) =>
      f.presence === 'required' ? sent(f) : sent(f).transform((v) => v ?? f.initial ?? null),
    ),
  ) as z.ZodType as z.ZodType<Stored<F>>;

/** Returns the public fields, without phase cases that depend on internal ones. */
export const publicFields = (fields: Fields): Fields => {
  const open = entries(fields).filter(([, f]) => !isInternal(f));
  const names = new Set(open.map(([name]) => name));
  const isOpen = ({ when }: Case) => Object.keys(when).every((name) => names.has(name));
  return Object.fromEntries(open.map(([name, f]) => [name, isPhase(f) ? { ...f, cases: f.cases.filter(isOpen) } : f]));
};
