import { readConfig } from '../platform/config/config.js';
import { refuse } from '../platform/config/faults.js';
import { describeError } from '../platform/database/errors.js';
import { claimDatabase, openOwn } from './claimDatabase.js';
import { openFirstAdministrator } from './first-administrator.module.js';
import { tryCredentials } from './tryCredentials.js';

/** `node backend/dist/startup/inviteAdministrator.js correo`: prints an invitation link, with the server's settings. */
async function main(email: string | undefined): Promise<void> {
  if (!email)
    throw new Error('Indique el correo: node backend/dist/startup/inviteAdministrator.js nombre@cooperativa.bo');
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
  // The embedded database admits one process, and the server may be running.
  if (!config.DATABASE_URL) throw new Error('Necesita DATABASE_URL: la base embebida no admite dos procesos.');
  refuse((await tryCredentials(config)).faults ?? []);
  const connection = await openOwn(config, claimDatabase);
  const administrators = await openFirstAdministrator(config, connection);
  try {
    const link = await administrators.invite(email);
    process.stdout.write(`Abra este enlace, una sola vez, para poner la contraseña de ${email}:\n${link}\n`);
  } finally {
    await administrators.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
});
