import { causeOf } from '../causeOf.js';
import { isUnavailable } from '../isUnavailable.js';

/** Ended for the journal to go on: as something that can't be serialised, or as a deadlock with it. */
const RECOVERY = /^(40001|40P01)$/;
/** One question that took too long, or waited for a lock, says nothing of the next. */
const OF_THE_QUESTION = /^(57014|55P03)$/;

/** Whether an error says that a replica can't answer now, whatever it is asked; any other is of that question alone. */
export function isAway(error: unknown): boolean {
  const { code = '' } = causeOf(error);
  return RECOVERY.test(code) || (isUnavailable(error) && !OF_THE_QUESTION.test(code));
}
