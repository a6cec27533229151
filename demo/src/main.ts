import { runServer } from '@coop/backend';
import { DemoModule } from './seeding/demo.module.js';
import { completeDemo, prepareDemo } from './seeding/prepareDemo.js';
import { claimForDemo } from './startup/claimForDemo.js';
import { demoSettings } from './startup/demoSettings.js';
import { tryHost } from './startup/tryHost.js';

/** Reports progress to `npm start`. */
const tell = (loaded: number, rows: number) => process.send?.({ loaded, rows });

await runServer({
  settings: demoSettings,
  attempts: [tryHost],
  claim: claimForDemo,
  modules: [DemoModule],
  prepare: (app) => prepareDemo(app, tell),
  complete: async (app) => {
    await completeDemo(app, tell);
    process.send?.({ complete: true });
  },
});
