/** More letters in a row than any word of a name or a title has. */
const UNBROKEN = /\S{25}/;

/** A text in a column: one with no place to break at breaks anywhere, so that it pushes no other column out of sight. */
export const InColumn = ({ children: text }: { children: string }) =>
  UNBROKEN.test(text) ? (
    <span style={{ display: 'inline-block', minWidth: '16ch', overflowWrap: 'anywhere' }}>{text}</span>
  ) : (
    text
  );
