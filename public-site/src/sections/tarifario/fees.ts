import { formatDate, formatPercent } from '@coop/domain/format';
import { rootOf } from '@coop/domain/rootOf';
import { type Answer, type Answering, hasPrefix } from '../../reading/answer';
import { withoutAccents } from '../../wording/withoutAccents';
import { chargeOf, montoOf, plazoOf, type Row } from './line';
import { readVersion } from './readVersion';
import { withTasas } from './withTasas';

const MAX_FEES = 4;
/** Matching words required when the question does not ask for a price. */
const MIN_MATCHES = 2;
/** Words that ask for a yearly rate and name no product. */
const RATE = ['tasa', 'interes', 'rinde', 'rendimiento', 'pagan', 'gano', 'ganar'];
/** Stop words of the charges' names. */
const COMMON = new Set(['de', 'del', 'la', 'en', 'por', 'para', 'y', 'a', 'otras', 'ano', 'socios']);

/** Returns the price or rate of something, from the tarifario in force. */
export const fees: Answering = async ({ words, leer, today, signal }) => {
  const version = await readVersion(leer, { slug: undefined, fecha: undefined }, signal);
  if (!version) return undefined;
  const { filas: rows } = await withTasas(leer, version, today);
  const isAboutRate = hasPrefix(words, ...RATE);
  const roots = new Set(words.filter((word) => !hasPrefix([word], ...RATE)).map(rootOf));
  const input = isAboutRate ? rows.filter(({ valorTipo }) => valorTipo === 'porcentaje_anual') : rows;
  const scored = input.map((row) => ({ row, has: wordsOf(row.concepto).filter((word) => roots.has(word)).length }));
  const best = Math.max(0, ...scored.map(({ has }) => has));
  if (best < (isAboutRate || hasPrefix(words, 'tarifario') ? 1 : MIN_MATCHES)) return undefined;
  const found = scored.filter(({ has }) => has === best).map(({ row }) => row);
  const [first] = found;
  if (!first) return undefined;
  return {
    ...answerOf(found, first),
    note: `Tarifario vigente desde el ${formatDate(version.vigenteDesde ?? today)}.`,
    more: { href: first.enlace ?? `/institucional/tarifario#${first.grupo}`, text: 'Ver el detalle' },
  };
};

function answerOf(found: readonly Row[], { concepto, valorTipo }: Row): Pick<Answer, 'title' | 'lines'> {
  const isOne = found.every((row) => row.concepto === concepto);
  const isRate = found.every((row) => row.valorTipo === 'porcentaje_anual');
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

const wordsOf = (text: string) => [
  ...new Set(
    withoutAccents(text)
      .split(/[^a-z0-9ñ]+/)
      .filter((word) => word && !COMMON.has(word))
      .map(rootOf),
  ),
];
