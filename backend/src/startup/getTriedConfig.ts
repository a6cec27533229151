import { type Config, type Environment, inspectConfig } from '../platform/config/config.js';
import { type Fault, refuse } from '../platform/config/fault.js';
import type { SettingRules } from '../platform/config/faultsTogether.js';
import { tryCredentials } from './tryCredentials.js';
import { tryEntidad } from './tryEntidad.js';
import { tryFolder } from './tryFolder.js';
import { tryMailServer } from './tryMailServer.js';

/** What came of using a setting: its faults stop the start, its warnings only have to be read. */
export type Trial = { faults?: Fault[]; warnings?: Fault[] };
export type Attempt = (config: Config) => Promise<Trial> | Trial;

const ATTEMPTS: readonly Attempt[] = [tryFolder, tryEntidad, tryCredentials, tryMailServer];

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
