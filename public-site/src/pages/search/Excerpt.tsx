/** A piece of what was found, with the words that matched marked: they come between U+0002 and U+0003. */
export function Excerpt({ text, lang }: { text: string; lang?: string | undefined }) {
  const [before = '', ...parts] = text.split('\u0002');
  const plain = text.replaceAll('\u0002', '').replaceAll('\u0003', '');
  if (plain === '') return null;
  return (
    <p lang={lang}>
      {startsHalfway.test(plain) && '… '}
      {before}
      {parts.map((part, at) => {
        const [hallado, sigue] = part.split('\u0003');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no identity but their place.
          <span key={at}>
            <mark>{hallado}</mark>
            {sigue}
          </span>
        );
      })}
      {!endsWhole.test(plain) && ' …'}
    </p>
  );
}

const startsHalfway = /^[\p{Ll},;]/u;
const endsWhole = /[.!?»]$/;
