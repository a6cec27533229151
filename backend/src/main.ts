import { runServer } from './runServer.js';
import { product } from './startup/product.js';

await runServer(product);
