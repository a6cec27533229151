import { tarifarioUses, type Use } from '../../wording/labels';
import type { Row } from './line';

const all = Object.keys(tarifarioUses).filter((key): key is Use => key in tarifarioUses);

/** Returns the use in the address; null for all. */
export const askedUse = (asked: URLSearchParams): Use | null => all.find((use) => use === asked.get('uso')) ?? null;

/** Returns the uses of the rows, in display order. */
export function usesOf(rows: readonly Row[]): Use[] {
  const said = new Set(rows.map(({ uso }) => uso));
  return all.filter((use) => said.has(use));
}
