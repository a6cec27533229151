import { register } from 'node:module';

/** For `node --import`: runs our TypeScript sources directly. */
register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
