import { config } from 'zod';
import spanish from 'zod/v4/locales/es.js';

// zod compiles its checks with `new Function` when it may, and the page's policy reports the attempt. Imported before
// the domain, whose schemas decide it as they are made. What a field has no words of its own for is said in Spanish.
config({ ...spanish(), jitless: true });
