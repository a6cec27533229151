import type { z } from 'zod';
import type { FileType } from '../text/fileTypes.js';
import type { Flow } from './flow.js';
import { once } from './once.js';
import type { Rol } from './roles.js';
import { traitsOf } from './traits.js';

/**
 * Source of a field's value, which decides whether it may be empty.
 * - `required`: the author, always; `optional`: the author, or null;
 * - `defaulted`: the author, else the server; `server`: the server alone, always present;
 * - `managed`: null until an action (answer, assign, close…) writes it;
 * - `derived`: computed from the other fields and the clock on each read; not stored.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'server' | 'managed' | 'derived';

/** Accepted values of sibling fields, all required; `../tipo` is the `tipo` of a repeated group's parent. */
export type Condition = Readonly<Record<string, readonly (string | boolean)[]>>;

export type Field<K extends string = string, T = unknown, P extends Presence = Presence> = FieldNotes &
  FieldParts & {
    readonly kind: K;
    readonly label: string;
    readonly presence: P;
    /** Lazy: most readers of a description never validate. */
    readonly schema: () => z.ZodType<T>;
    /** Stricter schema for visitors, where it differs from the one for staff. */
    readonly visitorSchema?: () => z.ZodType<T>;
    readonly initial?: unknown;
  };

export type FieldNotes = {
  readonly help?: string;
  readonly shownWhen?: Condition;
  /** Optional unless this condition holds. Implies `shownWhen`. */
  readonly requiredWhen?: Condition;
  readonly autocomplete?: string;
  /** Visitors read null unless this condition holds. */
  readonly openWhen?: Condition;
  /** Roles that may read and write it, besides administrador. Default: every role that reads the section. */
  readonly roles?: readonly Rol[];
  /** Shown partially in lists, where staff only compare it (see `mask`). */
  readonly masked?: true;
  readonly years?: readonly [before: number, after: number];
};

/** Years further away are typing errors: 2206 for 2026. */
export const PLAUSIBLE = [80, 30] as const;

export type FieldParts = {
  /** Key → label. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  readonly fields?: Fields;
  readonly parts?: Fields;
  readonly to?: string;
  /** Target field stored as the key; default: the identifier. */
  readonly by?: string;
  /** Sibling with the day on which the referenced row must be in force. */
  readonly inForceOn?: string;
  readonly currency?: string;
  /** Sibling that holds the currency of an amount. */
  readonly currencyField?: string;
  readonly percentWhen?: Condition;
  readonly scale?: number;
  readonly unit?: string;
  readonly multiline?: boolean;
  readonly min?: number;
  /** Maximum: characters of a text, records of a list. */
  readonly max?: number;
  /** A record of a list with its article: «un turno». */
  readonly one?: string;
  readonly types?: readonly FileType[];
  readonly maxMegabytes?: number;
  /** Served only to users who may read its row. */
  readonly private?: boolean;
  readonly internal?: boolean;
  /** Secret of the server: no role reads it or its history. */
  readonly secret?: boolean;
  readonly personal?: boolean;
};

export type Fields = Readonly<Record<string, Field>>;
export type Options<R extends boolean = boolean> = FieldNotes & { required?: R };

/** Named, because inferring it for fields with parts exceeds the compiler's limits. */
export type Authored<K extends string, T, R extends boolean> = Field<K, T, R extends true ? 'required' : 'optional'>;

export function field<K extends string, T, R extends boolean = false>(
  kind: K,
  label: string,
  { required, help, shownWhen, requiredWhen, openWhen, autocomplete, roles, masked, years }: Options<R>,
  makeSchema: () => z.ZodType<T>,
): Authored<K, T, R> {
  return {
    kind,
    label,
    presence: (required ? 'required' : 'optional') as R extends true ? 'required' : 'optional',
    schema: once(makeSchema),
    ...(help && { help }),
    ...((shownWhen ?? requiredWhen) && { shownWhen: shownWhen ?? requiredWhen }),
    ...(requiredWhen && { requiredWhen }),
    ...(openWhen && { openWhen }),
    ...(autocomplete && { autocomplete }),
    ...(roles && { roles }),
    ...(masked && { masked }),
    ...(years && { years }),
  };
}

type As<F extends Field, P extends Presence> = Omit<F, 'presence'> & { readonly presence: P };

/** Makes a field optional for the author: the server writes `initial`, or a generated value (a slug, a date). */
export const defaulted = <F extends Field>(f: F, initial?: unknown) =>
  ({ ...f, presence: 'defaulted', initial }) as As<F, 'defaulted'>;
/** Marks a field written by the server alone, when the row is created or saved. */
export const server = <F extends Field>(f: F) => ({ ...f, presence: 'server' }) as As<F, 'server'>;
export const managed = <F extends Field>(f: F) => ({ ...f, presence: 'managed' }) as As<F, 'managed'>;
/** Marks a field visible to staff only, never in public responses. */
export const internal = <F extends Field>(f: F) => ({ ...f, internal: true as const });

/** Marks a secret of the server: no role or system reads, filters or exports it. */
export const secret = <F extends Field>(f: F) => ({ ...internal(f), secret: true as const });

/** Marks a field as personal data although its kind is not; it is erased when the retention term ends. */
export const personal = <F extends Field>(f: F) => ({ ...f, personal: true as const });
/** Marks a field as not personal although its kind is; it is kept for statistics. */
export const impersonal = <F extends Field>(f: F) => ({ ...f, personal: false as const });

/** Authored fields are personal by default, so that a new field is erased unless described otherwise. */
export const isPersonal = (f: Field): boolean => f.personal ?? traitsOf(f).personal;

export const isInternal = (f: Field) => f.internal === true;
export const isSecret = (f: Field) => f.secret === true;
/** Whether the author of the row (staff, or the visitor in a public form) may send the field. */
export const isAuthored = ({ presence }: Field) => !['server', 'managed', 'derived'].includes(presence);
export const isDerived = ({ presence }: Field) => presence === 'derived';
export const isNullable = ({ presence }: Field) => presence === 'optional' || presence === 'managed';

/** Prefix in a repeated group's conditions that names a field of the parent row. */
export const OUTER = '../';

/** Returns a record of a repeated group with the parent's fields that its conditions may refer to. */
export const withOuter = (
  record: Readonly<Record<string, unknown>>,
  outer: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(outer).map(([name, value]) => [OUTER + name, value])),
  ...record,
});

/** Whether the values of a row meet a condition; an absent condition always holds. */
export const meets = (values: Readonly<Record<string, unknown>>, condition: Condition | undefined): boolean =>
  Object.entries(condition ?? {}).every(([name, accepted]) =>
    [values[name]].flat().some((value) => accepted.includes(value as string | boolean)),
  );
