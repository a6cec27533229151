/**
 * Groups a list by a key. `Map.groupBy` needs Node 21.
 * @template T, K
 * @param {readonly T[]} list
 * @param {(one: T) => K} keyOf
 * @returns {Map<K, T[]>}
 */
export function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
