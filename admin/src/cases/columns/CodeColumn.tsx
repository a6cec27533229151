/** The number of a case, in one piece. */
export const CodeColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{String(value)}</span>
);
