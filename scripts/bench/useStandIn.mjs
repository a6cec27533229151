/** Preloaded into the product: redirects TLS requests to Google to the stand-in, without TLS. */
import { globalAgent } from 'node:https';
import { connect } from 'node:net';

const [host, port] = process.env.GOOGLE_STAND_IN.split(':');
globalAgent.createConnection = () => connect(Number(port), host);
