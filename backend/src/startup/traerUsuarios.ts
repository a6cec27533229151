import { readConfig } from '../platform/config/config.js';
import { claimDatabase, openOwn } from './claimDatabase.js';
import { openFirstAdministrator } from './first-administrator.module.js';
import { runTask } from './runTask.js';

/** `node backend/dist/startup/traerUsuarios.js`: imports users changed in Firestore. */
await runTask(async () => {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
  if (config.USERS_STORE !== 'firestore' || !config.DATABASE_URL)
    throw new Error('Necesita USERS_STORE=firestore y DATABASE_URL.');
  const users = await openFirstAdministrator(config, await openOwn(config, claimDatabase));
  try {
    const taken = await users.takeIn();
    return taken.length > 0 ? taken.map(({ email, rol }) => `${email}: ${rol}`).join('\n') : 'No había nada que traer.';
  } finally {
    await users.close();
  }
});
