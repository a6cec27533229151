import type { z } from 'zod';
import { type Fault, refuse } from './fault.js';
import { faultsTogether, ownSettings, type SettingRules } from './faultsTogether.js';
import { type Config, settings } from './settings.js';

/** What they are called: what is written for operators, and what containers hand on, is compared with it. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Nest token of the settings. */
export const CONFIG = Symbol('CONFIG');

/** The environment: what each variable says. Empty values count as absent. */
export type Environment = Record<string, string | undefined>;

/** Reads the environment; throws one Error that lists every setting that is wrong. */
export function readConfig(env: Environment, rules?: SettingRules): Config {
  const { config, faults } = inspectConfig(env, rules);
  refuse(faults);
  return config;
}

const places = settings.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true, FILES_BUCKET: true });

/** Where the data are, for what carries them and needs no more; throws one Error that lists every setting that is wrong. */
export function readPlaces(env: Environment): z.output<typeof places> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = places.safeParse(given);
  refuse((error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })));
  return data as z.output<typeof places>;
}

/**
 * The settings of the environment, and all that is wrong with them. What can't be read counts as absent while the rest is
 * looked at, so that no fault hides another. The rules are those of production, unless another program brings its own.
 */
export function inspectConfig(
  env: Environment,
  rules: SettingRules = ownSettings,
): { config: Config; faults: Fault[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const asked = { NODE_ENV: rules.NODE_ENV, ...given };
  const result = settings.safeParse(asked);
  const unread = (result.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const wrong = new Set(unread.map(({ name }) => name));
  const readable = Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name)));
  const config = result.data ?? settings.parse(readable);
  const others = faultsTogether(config, new Set(Object.keys(given)), rules).filter(({ name }) => !wrong.has(name));
  return { config, faults: [...unread, ...others] };
}
