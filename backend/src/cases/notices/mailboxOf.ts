/** Two names of one provider, which passes over points in what stands before them. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** What arrives where: what follows a «+» is a label that its owner chose. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`;
}
