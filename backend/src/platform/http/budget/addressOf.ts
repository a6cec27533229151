import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import type { Config } from '../../config/settings.js';

/** The address that Express finds too, behind so many proxies; none, as an empty text, of a connection that broke off unasked for its own. */
export const addressOf = (request: IncomingMessage, { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string =>
  (proxyaddr(request, (_, hop) => hop < TRUSTED_PROXIES) as string | undefined) ?? '';
