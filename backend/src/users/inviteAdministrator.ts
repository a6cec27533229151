import { NestFactory } from '@nestjs/core';
import { appModule } from '../appModule.js';
import { connect } from '../database/connect.js';
import { getTriedConfig } from '../startup/getTriedConfig.js';
import { FirstAdministrator } from './first-administrator.js';

/** `node backend/dist/users/inviteAdministrator.js correo`, with the server's settings: prints the link of an invitation. */
async function main(email: string | undefined): Promise<void> {
  if (!email)
    throw new Error('Indique el correo: node backend/dist/users/inviteAdministrator.js nombre@cooperativa.bo');
  const { config } = await getTriedConfig({ ...process.env, LOG_LEVEL: 'error' });
  // The embedded database takes one process at a time, and the server may be running.
  if (!config.DATABASE_URL) throw new Error('Necesita DATABASE_URL: la base embebida no admite dos procesos.');
  const app = await NestFactory.createApplicationContext(appModule(config, await connect(config)), {
    logger: false,
    abortOnError: false,
  });
  try {
    const link = await app.get(FirstAdministrator, { strict: false }).invite(email);
    process.stdout.write(`Abra este enlace, una sola vez, para poner la contraseña de ${email}:\n${link}\n`);
  } finally {
    await app.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
