import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The library's default worker derives keys with Node's crypto, which browsers lack.
handler({ deriveKey });
