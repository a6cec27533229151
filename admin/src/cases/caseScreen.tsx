import { lazy } from 'react';

/** The screen of a case, fetched when one is opened: the panel begins without it. */
export const LazyCase = lazy(async () => ({ default: (await import('./CaseShow')).CaseShow }));
