import { config } from 'zod';

// zod compiles its checks with `new Function` when it may, and the page's policy reports the attempt. Imported before the
// sections, whose schemas decide it as they are made.
config({ jitless: true });
