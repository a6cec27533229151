import type { PresenceSignal } from '../../platform/live/staff-signals.js';

/** Tabs send a heartbeat at least every 30 s; their presence expires after this time. */
const KNOWN_MS = 75_000;
/** Maximum of tabs in total; no entity's staff reaches it. */
const MAX_TABS = 5_000;
/** Maximum of tabs per user; a new one evicts the user's oldest. */
export const MAX_TABS_PER_USER = 30;

type Place = { section: string; id: string };
type Here = Omit<PresenceSignal, 'kind' | 'at'> & Place & { doing: string | null; until: number };

/** A user present on a row, and the action they are editing; null while they only read. */
export type Viewer = { nombre: string; haciendo: string | null };

/** Presence: users' open rows, in memory, as each process hears it; entries expire. */
export class Presence {
  private readonly tabs = new Map<string, Here>();

  /** Updates a tab's row. Returns the rows whose presence changed for others. */
  update({ uid, nombre, tab, at }: PresenceSignal, now: number): Place[] {
    const key = `${uid} ${tab}`;
    const before = this.tabs.get(key);
    this.tabs.delete(key);
    const dropped = at && !before ? this.leaveOldest(uid) : [];
    if (at && this.tabs.size < MAX_TABS) this.tabs.set(key, { uid, nombre, tab, ...at, until: now + KNOWN_MS });
    if (before && at && isSame(before, at)) return before.doing === at.doing ? [] : [at];
    return [...dropped, ...(before ? [before] : []), ...(at ? [at] : [])];
  }

  /** Evicts the user's oldest tab at the limit. Returns the row that was open in it. */
  private leaveOldest(uid: string): Place[] {
    const own = [...this.tabs].filter(([, here]) => here.uid === uid);
    const [oldest] = own;
    if (own.length < MAX_TABS_PER_USER || !oldest) return [];
    this.tabs.delete(oldest[0]);
    return [oldest[1]];
  }

  /** Removes expired tabs. Returns the rows that they had open. */
  expire(now: number): Place[] {
    const expired = [...this.tabs].filter(([, { until }]) => until < now);
    for (const [key] of expired) this.tabs.delete(key);
    return expired.map(([, place]) => place);
  }

  /** Returns every row that is open in some tab. */
  places(): Place[] {
    return [...new Map([...this.tabs.values()].map((here) => [`${here.section} ${here.id}`, here])).values()];
  }

  /** Returns the other users on a row, once each, with the action from the tab in which they edit. */
  others(uid: string, place: Place): Viewer[] {
    const people = new Map<string, Viewer>();
    for (const here of this.tabs.values()) {
      if (here.uid === uid || !isSame(here, place)) continue;
      const haciendo = here.doing ?? people.get(here.uid)?.haciendo ?? null;
      people.set(here.uid, { nombre: here.nombre, haciendo });
    }
    return [...people.values()];
  }
}

const isSame = (one: Place, other: Place) => one.section === other.section && one.id === other.id;
