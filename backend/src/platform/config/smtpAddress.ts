/**
 * The address of a mail server with the options of nodemailer that it does not give itself: a server that does not answer
 * must not hold us. `secret`: never in the clear.
 */
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
