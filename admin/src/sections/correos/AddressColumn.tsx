/** An address of any length, which leaves room for the columns after it. */
export const AddressColumn = ({ value }: { value: unknown }) => (
  <span style={{ display: 'inline-block', minWidth: '16ch', maxWidth: '30ch', overflowWrap: 'anywhere' }}>
    {String(value)}
  </span>
);
