/** Preloaded into the product: what it asks of Google over TLS goes to the stand-in's address, without TLS. */
import { globalAgent } from 'node:https';
import { connect } from 'node:net';

const [host, port] = process.env.GOOGLE_STAND_IN.split(':');
globalAgent.createConnection = () => connect(Number(port), host);
