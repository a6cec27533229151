import { runServer } from '@coop/backend';
import { DemoModule } from './seeding/demo.module.js';
import { completeDemo, prepareDemo } from './seeding/prepareDemo.js';
import { claimForDemo } from './startup/claimForDemo.js';
import { demoSettings } from './startup/demoSettings.js';
import { tryHost } from './startup/tryHost.js';

/** Reports progress to `npm start`. */
const reportProgress = (loaded: number, rows: number) => process.send?.({ loaded, rows });

await runServer({
  settings: demoSettings,
  attempts: [tryHost],
  claim: claimForDemo,
  modules: [DemoModule],
  prepare: (app) => prepareDemo(app, reportProgress),
  complete: async (app) => {
    await completeDemo(app, reportProgress);
    process.send?.({ complete: true });
  },
});
