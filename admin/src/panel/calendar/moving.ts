import type { Suceso } from '@coop/domain/answers';
import { createContext } from 'react';

/** An event to move, with the target day if it was dropped on one. */
export type Moving = { event: Suceso; day?: string };

/** Opens the dialog that asks for the new day or, after a drop, for confirmation. */
export const MoveContext = createContext<(moving: Moving) => void>(() => undefined);

/** MIME type of a dragged event; the data is its key. */
export const DRAGGED = 'application/x-suceso';
