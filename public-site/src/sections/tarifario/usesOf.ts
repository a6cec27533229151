import { tarifarioUses, type Use } from '../../wording/labels';
import type { Row } from './line';

export const isUse = (asked: string | null): asked is Use => asked !== null && Object.hasOwn(tarifarioUses, asked);

/** What those rows are the price of, in the order of the questions. */
export function usesOf(rows: readonly Row[]): Use[] {
  const said = new Set<string | null>(rows.map(({ uso }) => uso));
  return Object.keys(tarifarioUses)
    .filter(isUse)
    .filter((use) => said.has(use));
}
