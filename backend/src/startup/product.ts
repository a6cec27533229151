import { ownSettings } from '../platform/config/crossFaults.js';
import { StarterContent } from '../resource/starter/starter-content.service.js';
import { claimDatabase } from './claimDatabase.js';
import type { Edition } from './edition.js';

/** Edition of a real installation. */
export const product: Edition = {
  settings: ownSettings,
  attempts: [],
  claim: claimDatabase,
  modules: [],
  prepare: (app) => app.get(StarterContent, { strict: false }).placeAtStart(),
};
