/** A mail link that may wrap before the domain. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
