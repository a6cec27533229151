import type { Suceso } from '@coop/domain/answers';
import { createContext } from 'react';

/** What is to begin another day, and which, where it was dropped on one. */
export type Moving = { event: Suceso; day?: string };

/** Asks for the day of what begins, or for a yes where it was dropped on one. */
export const MoveContext = createContext<(moving: Moving) => void>(() => undefined);

/** What a drag carries: the event by its key. */
export const DRAGGED = 'application/x-suceso';
