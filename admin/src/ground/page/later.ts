import type { ComponentType } from 'react';
import { lazily } from './lazily';

/** Loaders of the lazy screens. */
const fetches: (() => Promise<unknown>)[] = [];

/** Lazy screen, loaded when opened or prefetched once the panel is idle. */
export function later<Props>(fetchIt: () => Promise<ComponentType<Props>>) {
  fetches.push(fetchIt);
  return lazily(fetchIt);
}

/** Prefetches the lazy screens sequentially. Load errors are ignored here; the screen shows them when opened. */
export async function fetchLater(): Promise<void> {
  for (const fetchIt of fetches) await fetchIt().catch(() => undefined);
}
