const hosts: readonly string[] = ['www.bcb.gob.bo'];

/** The address, if the server may call it: https, on its usual port, of a host of the list. Throws otherwise. */
export function requireAllowed(address: string): URL {
  const url = new URL(address);
  const plainUrl = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!plainUrl || !hosts.includes(url.hostname)) throw new Error(`The server may not call ${url.origin}`);
  return url;
}
