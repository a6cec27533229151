import { createHmac, randomBytes } from 'node:crypto';
import { type DynamicModule, Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { crossFaults, type Fault, ownSettings, refuse, type SettingRules } from './faults.js';
import { type Config, settings } from './settings.js';

export const settingNames: readonly string[] = Object.keys(settings.shape);

export const CONFIG = Symbol('CONFIG');

export type Environment = Record<string, string | undefined>;

/** Parses the environment. Throws one Error that lists every invalid setting. */
export function readConfig(env: Environment, rules?: SettingRules): Config {
  const { config, faults } = inspectConfig(env, rules);
  refuse(faults);
  return config;
}

const places = settings.pick({ DATABASE_URL: true, DATA_DIR: true, FILES_BUCKET: true });

/** Parses only the data's location. Throws one Error that lists every invalid setting. */
export function readPlaces(env: Environment): z.output<typeof places> {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = places.safeParse(defined);
  refuse((error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })));
  return data as z.output<typeof places>;
}

/** Returns the settings and all faults; an invalid setting counts as absent, so no fault hides another. */
export function inspectConfig(
  env: Environment,
  rules: SettingRules = ownSettings,
): { config: Config; faults: Fault[] } {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const values = { NODE_ENV: rules.NODE_ENV, ...defined };
  const result = settings.safeParse(values);
  const unread = (result.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const wrong = new Set(unread.map(({ name }) => name));
  const readable = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  const config = result.data ?? settings.parse(readable);
  const others = crossFaults(config, new Set(Object.keys(defined)), rules).filter(({ name }) => !wrong.has(name));
  return { config, faults: [...unread, ...others] };
}

/** The server's secret for signatures and hashes. Without HASH_SALT it lasts as long as the process. */
@Injectable()
export class ServerSecret {
  private readonly key: string;

  constructor(@Inject(CONFIG) { HASH_SALT }: Config) {
    this.key = HASH_SALT ?? randomBytes(32).toString('hex');
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('hex');
  }
}

class ConfigModule {}

export const configModule = (config: Config): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: CONFIG, useValue: config }, ServerSecret],
  exports: [CONFIG, ServerSecret],
});
