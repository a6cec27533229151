import { ownSettings } from '../platform/config/faultsTogether.js';
import { claimDatabase } from './claimDatabase.js';
import type { Edition } from './edition.js';
import { startPages } from './startPages.js';
import { startSituations } from './startSituations.js';
import { startSynonyms } from './startSynonyms.js';

/** The server of a real installation. */
export const product: Edition = {
  settings: ownSettings,
  attempts: [],
  claim: claimDatabase,
  modules: [],
  prepare: async (app) => {
    await startSynonyms(app);
    await startSituations(app);
    await startPages(app);
  },
};
