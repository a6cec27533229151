import type { Situation } from './derived.js';
import { type Condition, meets } from './field.js';
import type { Rol } from './roles.js';

/** A change of state that staff may order: its own address, its own permission. */
export type Transition<S extends string = string> = {
  /** On the button: «Publicar», «Cerrar». */
  label: string;
  from: readonly S[];
  to: S;
  /** Fields that the order itself must bring. */
  requires?: readonly string[];
  /** Fields that the order may bring. */
  accepts?: readonly string[];
  /** Fields that the server fills in: a dateTime with the moment of the order, a member with whoever gives it. */
  stamps?: readonly string[];
  /** Fields that it empties: what an earlier order brought and no longer holds. */
  clears?: readonly string[];
  /** What an earlier order brought, and this one brings again: one that leaves it all as it is, is refused. */
  corrects?: readonly string[];
  /** Of those that it requires, the reference to a row that the server makes of what the order brings. */
  makes?: string;
  /** Only for rows with these values. */
  when?: Condition;
  /** What makes it impossible though the state allows it. The first that stands has the word. */
  unless?: readonly Impediment[];
  /** Only these, of the roles that manage the section. */
  roles?: readonly Rol[];
  /** Asked before it is done. */
  confirm?: string;
  /** It stops or takes away what somebody counts on: it is never shown as what one comes to do. */
  grave?: true;
};

/** A situation in which an order can't be given, whatever it brings, and what is said of it. */
export type Impediment = {
  readonly when: Situation;
  readonly why: string | ((row: Readonly<Record<string, unknown>>) => string);
};

/** The states of a row and the only ways between them. */
export type Flow<S extends string = string> = {
  states: Readonly<Record<S, string>>;
  initial: S;
  /** Where a row that meets the condition starts, instead of `initial`. */
  initialWhen?: { state: S; condition: Condition };
  transitions: Readonly<Record<string, Transition<S>>>;
};

/** Declares a flow: a transition from or to a state that is not declared does not compile. */
export const flow = <const S extends string>(definition: {
  states: Readonly<Record<S, string>>;
  initial: NoInfer<S>;
  initialWhen?: { state: NoInfer<S>; condition: Condition };
  transitions: Readonly<Record<string, Transition<NoInfer<S>>>>;
}): Flow<S> => definition;

/** The state in which a row with these values starts. */
export const initialState = ({ initial, initialWhen }: Flow, values: Readonly<Record<string, unknown>>): string =>
  initialWhen && meets(values, initialWhen.condition) ? initialWhen.state : initial;

/** Every field that an order of this transition may change. */
export const writtenBy = ({
  field,
  requires = [],
  accepts = [],
  stamps = [],
  clears = [],
}: Transition & { field: string }) => [field, ...requires, ...accepts, ...stamps, ...clears];
