import type { IncomingMessage } from 'node:http';

/** Returns the token of `Authorization: Bearer …`, shaped as a JWT or an API key; no other place is read. */
export const findBearerToken = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]*|clave_[\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
