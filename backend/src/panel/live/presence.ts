import type { PresenceSignal } from '../../platform/live/staff-signals.js';

/** A tab says where it is at least every half minute; of one that says no more nothing is known soon after. */
const KNOWN_MS = 75_000;
/** Far more than the staff of any entity has open. */
const MOST = 5_000;
/** More tabs than anybody works in: whoever tells of more leaves the oldest, and takes no room of others. */
export const MOST_OF_ONE = 30;

type Place = { section: string; id: string };
type Here = Omit<PresenceSignal, 'kind' | 'at'> & Place & { doing: string | null; until: number };

/** Who is there, and what they are writing: the order's name, none while they look. */
export type Present = { nombre: string; haciendo: string | null };

/** Who has which row open, as every process has heard of it. It is in memory alone, and ends by itself. */
export class Presence {
  private readonly tabs = new Map<string, Here>();

  /** Takes note of where a tab is; gives the rows where that changed anything for others. */
  hear({ uid, nombre, tab, at }: PresenceSignal, now: number): Place[] {
    const key = `${uid} ${tab}`;
    const before = this.tabs.get(key);
    this.tabs.delete(key);
    const left = at && !before ? this.leaveOldest(uid) : [];
    if (at && this.tabs.size < MOST) this.tabs.set(key, { uid, nombre, tab, ...at, until: now + KNOWN_MS });
    if (before && at && isSame(before, at)) return before.doing === at.doing ? [] : [at];
    return [...left, ...(before ? [before] : []), ...(at ? [at] : [])];
  }

  /** Makes room for one more tab of somebody; gives the row that was open in the one that they are not in any more. */
  private leaveOldest(uid: string): Place[] {
    const own = [...this.tabs].filter(([, here]) => here.uid === uid);
    const [oldest] = own;
    if (own.length < MOST_OF_ONE || !oldest) return [];
    this.tabs.delete(oldest[0]);
    return [oldest[1]];
  }

  /** Forgets those of whom nothing was heard for long; gives the rows that they had open. */
  expire(now: number): Place[] {
    const gone = [...this.tabs].filter(([, { until }]) => until < now);
    for (const [key] of gone) this.tabs.delete(key);
    return gone.map(([, place]) => place);
  }

  /** Every row that somebody has open. */
  places(): Place[] {
    return [...new Map([...this.tabs.values()].map((here) => [`${here.section} ${here.id}`, here])).values()];
  }

  has(uid: string, place: Place): boolean {
    return [...this.tabs.values()].some((here) => here.uid === uid && isSame(here, place));
  }

  /** Who else has a row open, each person once: of several tabs the one in which they write. */
  others(uid: string, place: Place): Present[] {
    const people = new Map<string, Present>();
    for (const here of this.tabs.values()) {
      if (here.uid === uid || !isSame(here, place)) continue;
      const haciendo = here.doing ?? people.get(here.uid)?.haciendo ?? null;
      people.set(here.uid, { nombre: here.nombre, haciendo });
    }
    return [...people.values()];
  }
}

const isSame = (one: Place, other: Place) => one.section === other.section && one.id === other.id;
