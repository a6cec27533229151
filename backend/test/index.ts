// Exports for the tests of the demonstration.
export { historial } from '../src/platform/database/schema/history.js';
export { instalacion } from '../src/platform/database/schema/installation.js';
export { tables } from '../src/platform/database/tables/tables.js';
export { claimDatabase } from '../src/startup/claimDatabase.js';
export { getTriedConfig } from '../src/startup/getTriedConfig.js';
export { consulta, sendTo } from './intake/samples.js';
export { type Documented, schemaIn } from './support/documented.js';
export { openTestDatabase, type TestConnection } from './support/openTestDatabase.js';
export { PASSWORD, startApp, type TestApp } from './support/startApp.js';
export { useApp } from './support/useApp.js';
export { user } from './users/userRow.js';
