import type { Found as Finding } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { idiomas, lenguas } from '@coop/domain/idiomas';
import { AnyLink } from '../../ui/elements/AnyLink';
import css from './Found.module.css';

/** The search results, best first. */
export const Found = ({ results }: { results: readonly Finding[] }) => (
  <ol className={css.hallados}>
    {results.map(({ titulo, fragmento, url, etiqueta, tipo, idioma, fecha }) => (
      <li key={url}>
        <h2 lang={idioma && lenguas[idioma].lang}>
          <AnyLink href={url}>
            {tipo === 'documento' && <span className={css.documento}>PDF</span>}
            {titulo}
          </AnyLink>
        </h2>
        <Excerpt text={fragmento} lang={idioma && lenguas[idioma].lang} />
        <p className={css.nota}>
          {tipo === 'documento' ? `Documento de ${etiqueta}` : etiqueta}
          {idioma && `, en ${idiomas[idioma].toLowerCase()}`} · {formatDate(fecha)}
        </p>
      </li>
    ))}
  </ol>
);

/** An excerpt of a result with its matches highlighted; the server puts each between U+0002 and U+0003. */
function Excerpt({ text, lang }: { text: string; lang?: string | undefined }) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id other than their index.
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
