import type { AnySection, Transition } from '@coop/domain';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';

/** The order as this row takes it: a reason is asked where it corrects what is in force, and nowhere else. */
export function withReason(section: AnySection, transition: Transition, row: Record<string, unknown>): Transition {
  if (!transition.accepts?.includes(CORRECTION)) return transition;
  const accepts = transition.accepts.filter((name) => name !== CORRECTION);
  const requires = transition.requires ?? [];
  return { ...transition, accepts, requires: isCorrection(section, row) ? [...requires, CORRECTION] : requires };
}
