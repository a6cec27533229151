import type { Fault } from '../platform/config/fault.js';
import type { Config } from '../platform/config/settings.js';

/** Result of trying a setting. Faults prevent the start; warnings don't. */
export type Trial = { faults?: Fault[]; warnings?: Fault[] };

/** Tries a setting's resource. */
export type Attempt = (config: Config) => Promise<Trial> | Trial;
