import { InColumn } from './InColumn';

type Props = { value: string; brief?: boolean };

const BRIEF_LENGTH = 90;

/** Plain text with its line breaks, or its beginning in one line. */
export function TextDisplay({ value, brief }: Props) {
  if (!brief) return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{value}</span>;
  const lines = value.split('\n').map((one) => one.trim());
  const line = lines.filter(Boolean).join(' · ');
  const shortened = line.length > BRIEF_LENGTH ? `${line.slice(0, BRIEF_LENGTH).trimEnd()}…` : line;
  return (
    <span title={shortened === value ? undefined : value}>
      <InColumn>{shortened}</InColumn>
    </span>
  );
}
