import type { Fault } from '../platform/config/fault.js';
import type { Config } from '../platform/config/settings.js';

/** What came of using a setting: its faults stop the start, its warnings only have to be read. */
export type Trial = { faults?: Fault[]; warnings?: Fault[] };

/** The use of a setting, to find out whether it will do. */
export type Attempt = (config: Config) => Promise<Trial> | Trial;
