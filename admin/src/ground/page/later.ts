import type { ComponentType } from 'react';
import { lazily } from './lazily';

/** Of which screens there are and how each is fetched. */
const fetches: (() => Promise<unknown>)[] = [];

/** A screen that the panel begins without: it is fetched when it is opened, or once the panel has nothing else to do. */
export function later<Props>(fetchIt: () => Promise<ComponentType<Props>>) {
  fetches.push(fetchIt);
  return lazily(fetchIt);
}

/** Fetches all that was left for later, one after the other. What can't be fetched says so when it is opened. */
export async function fetchLater(): Promise<void> {
  for (const fetchIt of fetches) await fetchIt().catch(() => undefined);
}
