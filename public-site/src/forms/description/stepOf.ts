import type { GroupData } from './types';

/** Returns the first step that has any of those fields, given the names of their inputs. */
export function stepOf(groups: readonly GroupData[], names: readonly string[]): number | undefined {
  const fields = names.map((name) => name.split('.')[0]);
  const at = groups.findIndex((group) => group.fields.some(({ name }) => fields.includes(name)));
  return at < 0 ? undefined : at;
}
