import { createApp } from './createApp.js';
import { readConfig } from './platform/config/config.js';
import { refuse } from './platform/config/faults.js';
import { type Ground, openGround, requireAlone } from './platform/database/ground/ground.js';
import { locks } from './platform/database/locks.js';
import { claimDatabase, openOwn } from './startup/claimDatabase.js';
import { inviteFirst } from './startup/firstDay/inviteFirst.js';
import { readFirstDay } from './startup/firstDay/readFirstDay.js';
import { writeFirstDay } from './startup/firstDay/writeFirstDay.js';
import { runTask } from './startup/runTask.js';
import { tryCredentials } from './startup/tryCredentials.js';

/** `node backend/dist/primerosPasos.js archivo.json`: adds missing first-day rows and the first administrador. */
await runTask(async () => {
  const file = process.argv[2];
  if (!file) throw new Error('Indique el archivo: node backend/dist/primerosPasos.js primeros-pasos.json');
  const { administrador, usuarios } = readFirstDay(file);
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error', SITE: '0' });
  // The embedded database admits one process, and the server may be running.
  if (!config.DATABASE_URL) throw new Error('Necesita DATABASE_URL: la base embebida no admite dos procesos.');
  if (administrador || usuarios.length > 0) refuse((await tryCredentials(config)).faults ?? []);
  const connection = await openOwn(config, claimDatabase);
  await claimDatabase(connection.database, config);
  const app = await createApp(config, connection);
  let ground: Ground | undefined;
  try {
    ground = await openGround(config, 'existing');
    // Two concurrent runs would both write the rows that neither found.
    await requireAlone(ground, locks.firstDay, 'Otra orden de primeros pasos');
    const lines = await writeFirstDay(app, file);
    const link = administrador && (await inviteFirst(app, administrador));
    return [...(lines.length > 0 ? lines : ['No había nada que escribir.']), ...(link ? [link] : [])].join('\n');
  } finally {
    await ground?.close();
    await app.close();
  }
});
