type Props = { value: string; brief?: boolean };

const BRIEF_LENGTH = 90;

/** Plain text with its line breaks, or its beginning. */
export function TextDisplay({ value, brief }: Props) {
  if (!brief) return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{value}</span>;
  const shortened = value.length > BRIEF_LENGTH ? `${value.slice(0, BRIEF_LENGTH).trimEnd()}…` : value;
  return <span title={shortened === value ? undefined : value}>{shortened}</span>;
}
