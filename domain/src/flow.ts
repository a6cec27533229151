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
  /** Only these, of the roles that manage the section. */
  roles?: readonly Rol[];
  /** Asked before it is done. */
  confirm?: string;
};

/** The states of a row and the only ways between them. */
export type Flow<S extends string = string> = {
  states: Readonly<Record<S, string>>;
  initial: S;
  transitions: Readonly<Record<string, Transition<S>>>;
};

/** Declares a flow: a transition from or to a state that is not declared does not compile. */
export const flow = <const S extends string>(definition: {
  states: Readonly<Record<S, string>>;
  initial: NoInfer<S>;
  transitions: Readonly<Record<string, Transition<NoInfer<S>>>>;
}): Flow<S> => definition;
