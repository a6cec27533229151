/** A piece of what was found, with the words that matched marked: they come between U+0002 and U+0003. */
export function Fragmento({ texto }: { texto: string }) {
  const [antes = '', ...partes] = texto.split('\u0002');
  const llano = texto.replaceAll('\u0002', '').replaceAll('\u0003', '');
  if (llano === '') return null;
  return (
    <p>
      {empiezaAMedias.test(llano) && '… '}
      {antes}
      {partes.map((parte, at) => {
        const [hallado, sigue] = parte.split('\u0003');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no identity but their place.
          <span key={at}>
            <mark>{hallado}</mark>
            {sigue}
          </span>
        );
      })}
      {!terminaEntero.test(llano) && ' …'}
    </p>
  );
}

const empiezaAMedias = /^[\p{Ll},;]/u;
const terminaEntero = /[.!?»]$/;
