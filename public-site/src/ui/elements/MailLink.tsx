/** Writes to an address, which breaks where it is read: before its domain. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
