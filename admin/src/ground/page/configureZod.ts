import { config } from 'zod';
import spanish from 'zod/v4/locales/es.js';

// `jitless` avoids zod's `new Function`, which the CSP reports. Import before the domain: schemas read the setting when
// created. Sets Spanish default messages.
config({ ...spanish(), jitless: true });
