import { ownSettings } from './platform/config/faultsTogether.js';
import { StarterContent } from './resource/starter/starter-content.service.js';
import { runServer } from './runServer.js';
import { claimDatabase } from './startup/claimDatabase.js';
import type { Edition } from './startup/edition.js';

/** The server of a real installation. */
const product: Edition = {
  settings: ownSettings,
  attempts: [],
  claim: claimDatabase,
  modules: [],
  prepare: (app) => app.get(StarterContent, { strict: false }).placeAtStart(),
};

await runServer(product);
