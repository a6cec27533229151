/**
 * The server of a production installation on a new database, with the authentication emulator, which the product
 * refuses in production. Sends its parent `{ link }`, with which the first administrador sets a password.
 */
import path from 'node:path';
import { runServer } from '@coop/backend';
import { readConfig } from '@coop/backend/config';
import { startAuthEmulator } from '../../scripts/emulator/startAuthEmulator.mjs';

const own = (file) => import(new URL(`../../backend/dist/startup/${file}.js`, import.meta.url).href);
const { product } = await own('edition');
const { openOwn } = await own('claimDatabase');
const { openFirstAdministrator } = await own('first-administrator.module');

const { DATA_DIR, FIREBASE_PROJECT_ID: projectId } = process.env;
const emulator = await startAuthEmulator({ logFile: path.join(DATA_DIR, 'acceso.log'), projectId });
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;

/** A test has no value for the settings that production requires. */
const settings = { NODE_ENV: 'production', between: () => [] };
const config = readConfig(process.env, settings);

const administrators = await openFirstAdministrator(config, await openOwn(config, product.claim));
const link = await administrators.invite(process.env.PRIMER_CORREO);
await administrators.close();

await runServer({ ...product, settings });
process.send?.({ link });
