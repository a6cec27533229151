import { config } from 'zod';

// zod compiles its checks with `new Function` when allowed, and the CSP reports the attempt. Import this before the
// sections: their schemas read the setting when they are created.
config({ jitless: true });
