export { OFFERED_ACCOUNTS, type OfferedAccount } from '../site/offeredAccounts.js';
