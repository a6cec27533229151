import { tarifarioUses, type Use } from '../../wording/labels';
import type { Row } from './line';

const all = Object.keys(tarifarioUses).filter((key): key is Use => key in tarifarioUses);

/** What the address asks the price of; null where it asks for all. */
export const askedUse = (asked: URLSearchParams): Use | null => all.find((use) => use === asked.get('uso')) ?? null;

/** What those rows are the price of, in the order of the questions. */
export function usesOf(rows: readonly Row[]): Use[] {
  const said = new Set(rows.map(({ uso }) => uso));
  return all.filter((use) => said.has(use));
}
