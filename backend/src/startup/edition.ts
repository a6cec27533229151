import type { INestApplication, Type } from '@nestjs/common';
import { ownSettings, type SettingRules } from '../platform/config/faults.js';
import { StarterContent } from '../resource/starter/starter-content.service.js';
import { type Claim, claimDatabase } from './claimDatabase.js';
import type { Attempt } from './tryBucket.js';

export type Edition = {
  settings: SettingRules;
  attempts: readonly Attempt[];
  /** Runs at every start, from the first on. */
  claim: Claim;
  modules: readonly Type[];
  /** Runs last before the server listens. */
  prepare: (app: INestApplication) => Promise<void>;
  /** Runs while the server listens. Its failure ends the process. */
  complete?: (app: INestApplication) => Promise<void>;
};

export const product: Edition = {
  settings: ownSettings,
  attempts: [],
  claim: claimDatabase,
  modules: [],
  prepare: (app) => app.get(StarterContent, { strict: false }).placeAtStart(),
};
