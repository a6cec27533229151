import type { Transition } from '@coop/domain';

/** Values that an order may be given with, and what whoever gives it should know of them. */
export type Proposal = { valores: Record<string, unknown>; nota: string };

/** As the server tells it: an order that the state of a row allows, and why it would be refused all the same. */
export type OrderAnswer = { orden: string; impedimento: string | null; propuesta: Proposal | null };

/** An order that may be given to a row. `field` holds the state that it changes. */
export type OfferedOrder = { name: string; transition: Transition; field: string; proposal: Proposal | null };

/** One that would be refused, and why. */
export type ImpededOrder = { name: string; label: string; why: string };
