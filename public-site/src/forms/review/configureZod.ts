import { config } from 'zod';

// zod compiles its checks with `new Function` when allowed, and the CSP reports the attempt. Import this before the
// sections: their schemas read the setting when they are created.
// sections, whose schemas decide it as they are made.
config({ jitless: true });
