import type { INestApplication, Type } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import type { SettingRules } from '../platform/config/faultsTogether.js';
import type { Database } from '../platform/database/database.js';
import type { Attempt } from './getTriedConfig.js';

/** What a program is that starts the server: what it asks first, and what it adds. */
export type Edition = {
  settings: SettingRules;
  /** What it tries besides what every server tries. */
  attempts: readonly Attempt[];
  /** Takes the database for its own, from the first start on; throws an Error that says why when it may not. */
  claim: (database: Database, config: Config) => Promise<void>;
  /** Beside the server's own. */
  modules: readonly Type[];
  /** The last thing before the server is heard. */
  prepare: (app: INestApplication) => Promise<void>;
};
