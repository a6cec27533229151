import { type AnySection, findSection } from '@coop/domain';
import type { SearchResults as Finding } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { idiomas, lenguas } from '@coop/domain/idiomas';
import type { Term } from '../../reading/answer';
import { AnyLink } from '../../ui/elements/AnyLink';
import { keysOf, similarity } from '../../wording/similarity';
import css from './Found.module.css';

export const Found = ({ results, terms }: { results: readonly Finding[]; terms: readonly Term[] }) => (
  <ol className={css.hallados}>
    {results.map(({ titulo, fragmento, url, seccion, etiqueta, tipo, idioma, fecha }) => (
      <li key={url}>
        <h2 lang={idioma && lenguas[idioma].lang}>
          <AnyLink href={url}>
            {tipo === 'documento' && <span className={css.documento}>PDF</span>}
            <Title text={titulo} terms={terms} />
          </AnyLink>
        </h2>
        <Excerpt text={fragmento} lang={idioma && lenguas[idioma].lang} />
        <p className={css.nota}>
          {tipo === 'documento' ? `Documento de ${etiqueta}` : etiqueta}
          {idioma && `, en ${idiomas[idioma].toLowerCase()}`}
          {hasDay(seccion) && ` · ${formatDate(fecha)}`}
        </p>
      </li>
    ))}
  </ol>
);

const Title = ({ text, terms }: { text: string; terms: readonly Term[] }) =>
  text.split(/(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L})/u).map((part, at) => {
    const isMatch = terms.some((term) => similarity(term.slice(0, 1), keysOf(part)) === 1);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id other than their index.
    return isMatch ? <mark key={at}>{part}</mark> : part;
  });

/** Returns whether the rows of a section have a date of their own; their publication date is irrelevant to visitors. */
function hasDay(name: string): boolean {
  const section: AnySection | undefined = findSection(name);
  return section !== undefined && section.fields[section.table.sort[0]]?.kind === 'date';
}

/** An excerpt of a result with its matches highlighted; the server puts each between U+0002 and U+0003. */
function Excerpt({ text, lang }: { text: string; lang?: string | undefined }) {
  const [before = '', ...parts] = text.split('\u0002');
  const plain = text.replaceAll('\u0002', '').replaceAll('\u0003', '');
  if (plain === '') return null;
  return (
    <p lang={lang}>
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

const endsWhole = /[.!?»]$/;
