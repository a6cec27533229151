import { runServer } from './runServer.js';
import { product } from './startup/edition.js';

await runServer(product);
