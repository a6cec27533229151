import { register } from 'node:module';

/** For `node --import`: sources of ours run as they stand. */
register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
