/** A run of characters longer than any word of a name or title. */
const UNBROKEN = /\S{25}/;

/** Table cell text. Breaks anywhere if it has an unbroken run, so it does not widen the column. */
export const InColumn = ({ children: text }: { children: string }) =>
  UNBROKEN.test(text) ? (
    <span style={{ display: 'inline-block', minWidth: '16ch', overflowWrap: 'anywhere' }}>{text}</span>
  ) : (
    text
  );
