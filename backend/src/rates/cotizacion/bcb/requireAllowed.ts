const hosts: readonly string[] = ['www.bcb.gob.bo'];

/**
 * Returns the URL if it is on the allow list: https, default port, no credentials, known host. Throws an Error
 * otherwise.
 */
export function requireAllowed(address: string): URL {
  const url = new URL(address);
  const plainUrl = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!plainUrl || !hosts.includes(url.hostname)) throw new Error(`The server may not call ${url.origin}`);
  return url;
}
