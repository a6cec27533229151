/** Renders a case code without line breaks. */
export const CodeColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{String(value)}</span>
);
