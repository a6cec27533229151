/** Adds timeouts to an SMTP URL. `secret`: requires TLS. */
export function smtpAddress(url: string, secret: boolean): string {
  const address = new URL(url);
  const defaults = {
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
    requireTLS: String(secret && address.protocol === 'smtp:'),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
}
