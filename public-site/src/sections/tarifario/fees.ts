import { formatDate, formatPercent } from '@coop/domain/format';
import { type Answer, type Answering, hasPrefix, type Term } from '../../reading/answer';
import { keysOf, meanOf, similarity, stemOf } from '../../wording/similarity';
import { chargeOf, montoOf, plazoOf, type Row } from './line';
import { readVersion } from './readVersion';
import { withTasas } from './withTasas';

const MAX_FEES = 4;
/** Share of the question that a charge must have; less is enough where the question asks for a price or a rate. */
const [SHARE, SHARE_IF_PRICE] = [0.4, 0.25];
/** Share of a charge's name, and words of it, that the question must have unless it asks for a price or a rate. */
const [NAMED, MIN_MATCHES] = [0.5, 2];
/** Difference in likeness between charges of one thing: a synonym is as good as a word. */
const ALIKE = 0.15;
/** Words that ask for a yearly rate and name no product. */
const RATE = ['tasa', 'interes', 'rinde', 'rendimiento', 'gano', 'ganar'];
/** Verbs that ask for one after «cuánto». */
const PAYS = ['pagan', 'dan'];
/** Words of the charges' names that tell none from another. */
const COMMON = keysOf('socios año meses primeros cooperativa');
const isCommon = ([word = '']: Term) => COMMON.has(stemOf(word));

/** Returns the price or rate of something, from the tarifario in force. */
export const fees: Answering = async ({ words, terms, leer, today, signal }) => {
  const version = await readVersion(leer, { slug: undefined, fecha: undefined }, signal);
  if (!version) return undefined;
  const { filas: rows } = await withTasas(leer, version, today);
  const isAboutRate = hasPrefix(words, ...RATE) || (words.includes('cuanto') && hasPrefix(words, ...PAYS));
  const isAboutPrice = hasPrefix(words, 'tarifario');
  const subjects = terms.filter((term) => !hasPrefix(term.slice(0, 1), ...RATE, ...PAYS));
  const scored = (isAboutRate ? rows.filter(isYearly) : rows).map((row) => {
    const keys = new Set([...keysOf(row.concepto)].filter((key) => !COMMON.has(key)));
    return { row, keys, share: meanOf(subjects.map((term) => similarity(term, keys))) };
  });
  const best = Math.max(0, ...scored.map(({ share }) => share));
  const alike = scored.filter(({ share }) => share > best - ALIKE);
  // Without asking for a price, a question about something else of a thing, as its validity, is not about its price.
  const isMeant =
    isAboutRate ||
    isAboutPrice ||
    alike.some(
      ({ keys }) => isNamedBy(subjects, keys) && subjects.every((term) => isCommon(term) || similarity(term, keys) > 0),
    );
  if (!isMeant || best < (isAboutRate || isAboutPrice ? SHARE_IF_PRICE : SHARE)) return undefined;
  const ofKind = alike.filter(({ row }) => isYearly(row) !== isAboutPrice);
  const found = (ofKind.length > 0 ? ofKind : alike).map(({ row }) => row);
  const [first] = found;
  if (!first) return undefined;
  return {
    ...answerOf(found, first),
    note: `Tarifario vigente desde el ${formatDate(version.vigenteDesde ?? today)}.`,
    more: { href: first.enlace ?? `/institucional/tarifario#${first.grupo}`, text: 'Ver el detalle' },
  };
};

export const prices: Answering = async (about) => (hasPrefix(about.words, 'tarifario') ? fees(about) : undefined);

/** Returns whether the words of a question and of its synonyms name a charge, rather than share a word with it. */
function isNamedBy(terms: readonly Term[], keys: ReadonlySet<string>): boolean {
  const words = terms.flat().flatMap((phrase) => phrase.split(' ').map(stemOf));
  const named = [...keys].filter((key) => words.includes(key)).length;
  return named >= MIN_MATCHES && named > keys.size * NAMED;
}

const isYearly = ({ valorTipo }: Row) => valorTipo === 'porcentaje_anual';

function answerOf(found: readonly Row[], { concepto, valorTipo }: Row): Pick<Answer, 'title' | 'lines'> {
  const isOne = found.every((row) => row.concepto === concepto);
  const isRate = found.every(isYearly);
  const title = isOne ? concepto : isRate ? 'Tasas anuales' : 'Cuánto cuesta';
  if (found.length > MAX_FEES && isOne && valorTipo === 'porcentaje_anual') return { title, lines: rangesOf(found) };
  return {
    title,
    lines: found.slice(0, MAX_FEES).map((row) => ({
      label: [isOne ? null : row.concepto, montoOf(row), plazoOf(row), row.observacion]
        .filter((part) => part && part !== '—')
        .join(' · '),
      value: chargeOf(row),
    })),
  };
}

/** Formats the range of rates in each currency: «de 1,50 % a 7,25 %». Used when the rate depends on the term. */
const rangesOf = (found: readonly Row[]) =>
  (['BOB', 'USD'] as const).flatMap((moneda) => {
    const values = found.filter((row) => row.moneda === moneda).map(({ valor }) => Number(valor ?? 0));
    if (values.length === 0) return [];
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return [
      {
        label: `En ${moneda === 'BOB' ? 'bolivianos' : 'dólares'}, según el plazo`,
        value: `de ${formatPercent(least)} a ${formatPercent(most)} anual`,
      },
    ];
  });
