export { CONFIG, type Environment, readConfig } from '../platform/config/config.js';
export { isHttps, isLoopback, nothingReal, type Rule, type SettingRules } from '../platform/config/faults.js';
export type { Config } from '../platform/config/settings.js';
