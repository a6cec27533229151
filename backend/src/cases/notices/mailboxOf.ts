/** Domains of one provider, which ignores dots in the local part. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Normalizes an address to its mailbox: drops the «+» label. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`;
}
