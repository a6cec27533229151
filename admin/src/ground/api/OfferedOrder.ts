import type { Transition } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';

/** A transition available on a row. `field` is the state field that it changes. */
export type OfferedOrder = { name: string; transition: Transition; field: string; proposal: Proposal | null };

/** A transition that the server would refuse, with the reason. */
export type ImpededOrder = { name: string; label: string; why: string };
