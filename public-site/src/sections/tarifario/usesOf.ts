import { tarifarioUses } from '@coop/domain/sections/tarifario/labels';
import type { Use } from '../../wording/labels';
import type { Row } from './line';

const all = Object.keys(tarifarioUses).filter((key): key is Use => key in tarifarioUses);

/** Returns the use in the address; null for all. */
export const useFromUrl = (input: URLSearchParams): Use | null => all.find((use) => use === input.get('uso')) ?? null;

export function usesOf(rows: readonly Row[]): Use[] {
  const used = new Set(rows.map(({ uso }) => uso));
  return all.filter((use) => used.has(use));
}
