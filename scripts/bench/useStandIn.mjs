/** Preloaded into the product: what it asks of Google over TLS goes to the stand-in's port of this machine, without TLS. */
import { globalAgent } from 'node:https';
import { connect } from 'node:net';

globalAgent.createConnection = () => connect(Number(process.env.GOOGLE_STAND_IN), '127.0.0.1');
