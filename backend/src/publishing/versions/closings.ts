import { addDays } from '@coop/domain/calendar';

/** A published version: the day from which it holds, and the last on which it does (null: until another takes its place). */
export type Version = { id: string; vigenteDesde: string; vigenteHasta: string | null };

/**
 * The last day of each version whose last day changes, so that one alone holds at any time: each ends the day before the
 * next begins, and the last has no end. What ended is history: another may end it earlier, nothing lengthens it.
 */
export function closingsOf(versions: readonly Version[], today: string): Map<string, string | null> {
  const inOrder = [...versions].sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1));
  return new Map(
    inOrder.flatMap(({ id, vigenteHasta }, at) => {
      const next = inOrder[at + 1];
      const last = next ? addDays(next.vigenteDesde, -1) : null;
      const hasEnded = vigenteHasta !== null && vigenteHasta < today;
      return last === vigenteHasta || (hasEnded && (last === null || last > vigenteHasta)) ? [] : [[id, last]];
    }),
  );
}
