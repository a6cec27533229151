import type { INestApplication, Type } from '@nestjs/common';
import type { SettingRules } from '../platform/config/faultsTogether.js';
import type { Claim } from './openOwn.js';
import type { Attempt } from './trial.js';

/** What a program is that starts the server: what it asks first, and what it adds. */
export type Edition = {
  settings: SettingRules;
  /** What it tries besides what every server tries. */
  attempts: readonly Attempt[];
  /** From the first start on. */
  claim: Claim;
  /** Beside the server's own. */
  modules: readonly Type[];
  /** The last thing before the server is heard. */
  prepare: (app: INestApplication) => Promise<void>;
  /** Goes on while the server is heard. Its failure ends the process. */
  complete?: (app: INestApplication) => Promise<void>;
};
