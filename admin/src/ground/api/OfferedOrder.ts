import type { Transition } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';

/** An order that may be given to a row. `field` holds the state that it changes. */
export type OfferedOrder = { name: string; transition: Transition; field: string; proposal: Proposal | null };

/** One that would be refused, and why. */
export type ImpededOrder = { name: string; label: string; why: string };
