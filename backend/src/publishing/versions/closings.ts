import { addDays } from '@coop/domain/calendar';

/** A published version with its first and last day in force (null: until the next version). */
export type Version = { id: string; vigenteDesde: string; vigenteHasta: string | null };

/**
 * Returns the changed last day of each version, so that only one is in force at a time. Each ends the day before the
 * next begins; the last stays open. A version that has ended may be shortened, but never extended.
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
