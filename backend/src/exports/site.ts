export { OFFERED_ACCOUNTS, type OfferedAccount } from '../site/site-options.js';
