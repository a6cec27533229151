import { runServer } from '@coop/backend';
import { DemoModule } from './seeding/demo.module.js';
import { prepareDemo } from './seeding/prepareDemo.js';
import { claimForDemo } from './startup/claimForDemo.js';
import { demoSettings } from './startup/demoSettings.js';
import { tryHost } from './startup/tryHost.js';

await runServer({
  settings: demoSettings,
  attempts: [tryHost],
  claim: claimForDemo,
  modules: [DemoModule],
  prepare: prepareDemo,
});
