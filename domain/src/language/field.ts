import type { z } from 'zod';
import type { FileType } from '../text/fileTypes.js';
import type { Flow } from './flow.js';
import { once } from './once.js';
import type { Rol } from './roles.js';
import { traitsOf } from './traits.js';

/**
 * Who decides a field's value, and so whether it may be empty.
 * - `required`: the author, always; `optional`: the author, or nobody (null);
 * - `defaulted`: the author, else the server; `server`: the server alone, always present;
 * - `managed`: null until an action (answer, assign, close…) writes it;
 * - `derived`: nobody, it follows from the other fields and the clock each time that the row is read, and is not stored.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'server' | 'managed' | 'derived';

/**
 * Values of sibling fields, all of which must match: `{ tipoPersona: ['juridica'] }`. Within a repeated group `../tipo` is the
 * `tipo` of what holds the group.
 */
export type Condition = Readonly<Record<string, readonly (string | boolean)[]>>;

/** One piece of a section: what it is called, who fills it, and the schema of its value as it travels. */
export type Field<K extends string = string, T = unknown, P extends Presence = Presence> = FieldNotes &
  FieldParts & {
    readonly kind: K;
    readonly label: string;
    readonly presence: P;
    /** Made for the first who asks: most of those who read a description validate nothing by it. */
    readonly schema: () => z.ZodType<T>;
    /** The schema for visitors, where it demands more than the one for staff. */
    readonly visitorSchema?: () => z.ZodType<T>;
    /** What an absent `defaulted` value becomes. */
    readonly initial?: unknown;
  };

/** What every kind of field may say besides its value. */
export type FieldNotes = {
  /** Shown under the input, before any error. */
  readonly help?: string;
  /** Shown and accepted only then. */
  readonly shownWhen?: Condition;
  /** May be empty unless this holds. Implies `shownWhen`. */
  readonly requiredWhen?: Condition;
  /** The browser's autocomplete token for public forms. */
  readonly autocomplete?: string;
  /** Visitors read it only then; until then it is as if it were empty. */
  readonly openWhen?: Condition;
  /** Roles that may read and write it; administrador always may. Absent: whoever may read the section. */
  readonly roles?: readonly Rol[];
  /** A number to tell apart, not to copy: where many rows stand together the panel shows how it ends (see `mask`). */
  readonly masked?: true;
  /** Of a date: how many years before and after the present one it may be. */
  readonly years?: readonly [before: number, after: number];
};

/** What is further is a slip of the hand: 2206 for 2026. */
export const PLAUSIBLE = [80, 30] as const;

/** What only some kinds of field say of themselves: generic code asks whether they do. */
export type FieldParts = {
  /** Key → what people read. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  /** Of each record of a list. */
  readonly fields?: Fields;
  /** The files that may stand within a formatted text, by what they are there. */
  readonly parts?: Fields;
  /** The section that it refers to. */
  readonly to?: string;
  /** The field of that section that it keeps; absent: the identifier. */
  readonly by?: string;
  /** The sibling with the day on which what it refers to must be in force. */
  readonly inForceOn?: string;
  readonly currency?: string;
  /** The sibling that says the currency of an amount. */
  readonly currencyField?: string;
  /** The number is a percentage then; else it is what its other notes say. */
  readonly percentWhen?: Condition;
  /** Decimals of a number. */
  readonly scale?: number;
  readonly unit?: string;
  readonly multiline?: boolean;
  /** The fewest records of a list. */
  readonly min?: number;
  /** The most of it: characters of a text, records of a list. */
  readonly max?: number;
  /** Files that it takes, by their endings. */
  readonly types?: readonly FileType[];
  readonly maxMegabytes?: number;
  /** The column with the day from which visitors read a record of a list. */
  readonly begins?: string;
  /** A file that is served only to those who may read its row. */
  readonly private?: boolean;
  readonly internal?: boolean;
  /** The server keeps it for itself: no role reads it, nor what was in it before. */
  readonly unread?: boolean;
  readonly personal?: boolean;
};

export type Fields = Readonly<Record<string, Field>>;
export type Options<R extends boolean = boolean> = FieldNotes & { required?: R };

/** A field of a kind as its function gives it. Named where parts are added, too: what is inferred of them grows beyond what compiles. */
export type Authored<K extends string, T, R extends boolean> = Field<K, T, R extends true ? 'required' : 'optional'>;

/** Makes a field of some kind. Every kind's own function ends here. */
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

/** The author may leave it out: the server then writes `initial`, or what it works out (a slug, a date). */
export const defaulted = <F extends Field>(f: F, initial?: unknown) =>
  ({ ...f, presence: 'defaulted', initial }) as As<F, 'defaulted'>;
/** The server alone writes it, when the row is made or saved. */
export const server = <F extends Field>(f: F) => ({ ...f, presence: 'server' }) as As<F, 'server'>;
/** An action alone writes it; null until then. */
export const managed = <F extends Field>(f: F) => ({ ...f, presence: 'managed' }) as As<F, 'managed'>;
/** Staff see it; it never leaves through a public door. */
export const internal = <F extends Field>(f: F) => ({ ...f, internal: true as const });

/** The server keeps it for itself: no role and no system reads it, filters by it or exports it. */
export const unread = <F extends Field>(f: F) => ({ ...internal(f), unread: true as const });

/** It says who somebody is, though its kind alone does not: it goes when the term to keep the row is over. */
export const personal = <F extends Field>(f: F) => ({ ...f, personal: true as const });
/** It is written, but never about a person: it stays for the statistics. */
export const impersonal = <F extends Field>(f: F) => ({ ...f, personal: false as const });

/** What somebody writes or brings is personal unless its description says otherwise: a new field is never forgotten. */
export const isPersonal = (f: Field): boolean => f.personal ?? traitsOf(f).personal;

export const isInternal = (f: Field) => f.internal === true;
export const isUnread = (f: Field) => f.unread === true;
/** The author of the row (staff, or the visitor in a public form) may send it. */
export const isAuthored = ({ presence }: Field) => !['server', 'managed', 'derived'].includes(presence);
export const isDerived = ({ presence }: Field) => presence === 'derived';
export const isNullable = ({ presence }: Field) => presence === 'optional' || presence === 'managed';

/** What begins the name of a field of the row that holds a repeated group, where a field of the group asks for it. */
export const OUTER = '../';

/** A record of a repeated group with what its conditions may ask of the row that holds it. */
export const withOuter = (
  record: Readonly<Record<string, unknown>>,
  outer: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(outer).map(([name, value]) => [OUTER + name, value])),
  ...record,
});

/** Whether the values of a row make a condition true; no condition always is. */
export const meets = (values: Readonly<Record<string, unknown>>, condition: Condition | undefined): boolean =>
  Object.entries(condition ?? {}).every(([name, accepted]) =>
    [values[name]].flat().some((value) => accepted.includes(value as string | boolean)),
  );
