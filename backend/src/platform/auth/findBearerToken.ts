import type { IncomingMessage } from 'node:http';

/** The token of `Authorization: Bearer …`, the only place where one is looked for: it has the shape of a JWT, or of a key. */
export const findBearerToken = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]*|clave_[\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
