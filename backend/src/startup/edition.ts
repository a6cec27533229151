import type { INestApplication, Type } from '@nestjs/common';
import type { SettingRules } from '../platform/config/crossFaults.js';
import type { Claim } from './openOwn.js';
import type { Attempt } from './trial.js';

/** Configuration of a program that starts the server: its checks and its extensions. */
export type Edition = {
  settings: SettingRules;
  /** Checks beyond those of every server. */
  attempts: readonly Attempt[];
  /** Runs at every start, from the first on. */
  claim: Claim;
  /** Modules added to the server's own. */
  modules: readonly Type[];
  /** Runs last before the server listens. */
  prepare: (app: INestApplication) => Promise<void>;
  /** Runs while the server listens. Its failure ends the process. */
  complete?: (app: INestApplication) => Promise<void>;
};
