export { CONFIG, type Environment, readConfig } from '../platform/config/config.js';
export { nothingReal, type Rule, type SettingRules } from '../platform/config/crossFaults.js';
export { isHttps } from '../platform/config/isHttps.js';
export { isLoopback } from '../platform/config/isLoopback.js';
export type { Config } from '../platform/config/settings.js';
