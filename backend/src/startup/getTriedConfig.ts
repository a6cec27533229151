import { type Environment, inspectConfig } from '../platform/config/config.js';
import { type Fault, refuse } from '../platform/config/fault.js';
import type { SettingRules } from '../platform/config/faultsTogether.js';
import type { Config } from '../platform/config/settings.js';
import type { Attempt } from './trial.js';
import { tryBucket } from './tryBucket.js';
import { tryCredentials } from './tryCredentials.js';
import { tryEntidad } from './tryEntidad.js';
import { tryFolder } from './tryFolder.js';
import { tryMailServer } from './tryMailServer.js';

const ATTEMPTS: readonly Attempt[] = [tryFolder, tryEntidad, tryCredentials, tryBucket, tryMailServer];

/**
 * Reads the environment and uses what it names: the folder, the entity's file, the credentials, the mail server. Throws one
 * Error that lists all that is wrong. What is only out of reach now is a warning: see docs/decisions/start-and-stop.md.
 */
export async function getTriedConfig(
  env: Environment,
  rules?: SettingRules,
  further: readonly Attempt[] = [],
): Promise<{ config: Config; warnings: Fault[] }> {
  const { config, faults } = inspectConfig(env, rules);
  const trials = await Promise.all([...ATTEMPTS, ...further].map((attempt) => attempt(config)));
  refuse([...faults, ...trials.flatMap((trial) => trial.faults ?? [])]);
  return { config, warnings: trials.flatMap((trial) => trial.warnings ?? []) };
}
