import type { PhaseSituation } from './derived.js';
import type { Condition, Fields } from './field.js';
import type { Rol } from './roles.js';

/** Transition ordered by staff, with its own URL and permission. */
export type Transition<S extends string = string> = {
  label: string;
  from: readonly S[];
  to: S;
  requires?: readonly string[];
  accepts?: readonly string[];
  /**
   * Fields that the server fills in: a dateTime with the time of the order, a member with its user; the section's policy
   * fills in any other.
   */
  stamps?: readonly string[];
  /** Fields set to null, because the values of an earlier order no longer apply. */
  clears?: readonly string[];
  /** Fields of an earlier order that this one rewrites; an order that changes none of them is rejected. */
  corrects?: readonly string[];
  /** Required reference to a row that the server creates from the request. */
  makes?: string;
  when?: Condition;
  /** Impediments, although the state allows the order; the first match gives the message. */
  unless?: readonly Impediment[];
  roles?: readonly Rol[];
  confirm?: string;
  /** Destructive order: never shown as the primary action. */
  grave?: true;
};

/** Situation that blocks an order, and its message. */
export type Impediment = {
  readonly when: PhaseSituation;
  readonly why: string | ((row: Readonly<Record<string, unknown>>) => string);
};

export type Flow<S extends string = string> = {
  states: Readonly<Record<S, string>>;
  initial: S;
  /** Request fields that the row does not store under that name. */
  requestFields?: Fields;
  transitions: Readonly<Record<string, Transition<S>>>;
};

/** Declares a flow; a transition from or to an undeclared state does not compile. */
export const flow = <const S extends string>(definition: {
  states: Readonly<Record<S, string>>;
  initial: NoInfer<S>;
  requestFields?: Fields;
  transitions: Readonly<Record<string, Transition<NoInfer<S>>>>;
}): Flow<S> => definition;

export const writtenBy = ({
  field,
  requires = [],
  accepts = [],
  stamps = [],
  clears = [],
}: Transition & { field: string }) => [field, ...requires, ...accepts, ...stamps, ...clears];
