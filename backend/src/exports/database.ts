export { DATABASE, type Database } from '../platform/database/database.js';
export {
  findFilledTables,
  findOwner,
  hasRealUsers,
  isSeeded,
  type Owner,
  setOwner,
} from '../platform/database/installation.js';
export { DEMO_DOMAIN } from '../platform/users/user.js';
