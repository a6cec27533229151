import type { Server } from 'node:http';
import type { Config } from '../../config/settings.js';
import { addressOf } from '../budget/addressOf.js';
import { siteOf } from '../budget/networkOf.js';
import { headersOfAnswers } from '../securityHeaders.js';
import { cutUnread } from './cutUnread.js';
import { limitConnections } from './limitConnections.js';
import { refuseUnmeasured } from './refuseUnmeasured.js';
import { stopParsing } from './stopParsing.js';
import { takeInOrder } from './takeInOrder.js';

/** What one connection, and all of one sender, may cost before anybody looks at what is asked for. */
export function guardConnections(server: Server, config: Config): void {
  cutUnread(server, (request) => siteOf(addressOf(request, config)));
  refuseUnmeasured(server, headersOfAnswers(config));
  takeInOrder(server);
  stopParsing(server);
  limitConnections(server, config.TRUSTED_PROXIES);
}
