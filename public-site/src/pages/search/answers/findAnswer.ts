import { formatDate, formatNumber, todayInLaPaz } from '@coop/domain/format';
import { rootOf } from '@coop/domain/rootOf';
import { phrasesIn } from '@coop/domain/sections/sinonimos/phrasesIn';
import type { Leer } from '../../../reading/leer';
import { readPagina } from '../../../reading/readPagina';
import { readParametros } from '../../../reading/simulables';
import { readCalls } from '../../../sections/necesito/calls/readCalls';
import { addressOf, readSituaciones, type Situacion } from '../../../sections/necesito/readSituaciones';
import { businessDays } from '../../../wording/inWords';
import { withoutAccents } from '../../../wording/withoutAccents';
import { type Answer, type Answering, hasPrefix } from './answer';
import { access, branches, contact, solvency } from './contact';
import { fees } from './fees';

/** Minimum length of a word to match; shorter ones match too many situations. */
const SHORTEST = 3;

/** Returns the situation whose phrases match most words of the question, with its steps. */
const situation: Answering = async ({ words, leer }) => {
  const said = new Set(words.map(rootOf));
  const [found] = (await readSituaciones(leer))
    .map((situacion) => ({ situacion, has: longestPhraseIn(situacion, said) }))
    .filter(({ has }) => has > 0)
    .sort((one, other) => other.has - one.has);
  if (!found) return undefined;
  const { titulo, resumen, pasos, telefonos } = found.situacion;
  const feriados = await leer.feriados();
  const [call] = await readCalls(leer, { of: telefonos, feriados, now: new Date() });
  return {
    title: titulo,
    lines: [],
    note: `${resumen} ${pasos[0] ?? ''}`,
    ...(call && { call: { ...call, text: 'Llamar' } }),
    more: { href: addressOf(found.situacion), text: 'Qué hacer, paso a paso' },
  };
};

/** Returns the word count of its longest phrase that the question contains in full. */
function longestPhraseIn({ titulo, escriben }: Situacion, said: ReadonlySet<string>): number {
  const phrases = [titulo, ...phrasesIn(escriben)].map((phrase) =>
    withoutAccents(phrase)
      .split(/[^a-z0-9ñ]+/)
      // «No puedo pagar» is not «puedo pagar».
      .filter((word) => word.length >= SHORTEST || word === 'no')
      .map(rootOf),
  );
  return Math.max(0, ...phrases.filter((phrase) => phrase.every((word) => said.has(word))).map(({ length }) => length));
}

const PAGE = '/institucional/gobierno-corporativo';
const MAX_ANSWERS = 3;
const charges = ['geren', 'presiden', 'tesorer', 'secretari', 'auditor', 'vocal'];

/** Returns the people in a position, from the governance page. */
const officeHolders: Answering = async ({ words, leer }) => {
  const input = charges.filter((charge) => words.some((word) => word.startsWith(charge)));
  if (input.length === 0 && !hasPrefix(words, 'directori', 'dirige', 'autoridad')) return undefined;
  const page = await readPagina(leer, PAGE);
  const people = (page?.bloques ?? []).flatMap(({ tipo, elementos }) => (tipo === 'personas' ? elementos : []));
  const found = people.filter(
    ({ dato }) =>
      input.length === 0 ||
      withoutAccents(dato ?? '')
        .split(/\s+/)
        .some((word) => input.some((one) => word.startsWith(one))),
  );
  if (found.length === 0) return undefined;
  return {
    title: 'Quién es',
    lines: found.slice(0, MAX_ANSWERS).map(({ dato, titulo }) => ({ label: dato ?? '', value: titulo ?? '' })),
    more: { href: PAGE, text: 'Gobierno corporativo' },
  };
};

/** Returns today's exchange rates of the dollar and the UFV. */
const dollar: Answering = async ({ words, leer }) => {
  if (!hasPrefix(words, 'dolar', 'ufv', 'cotizacion') || hasPrefix(words, 'deposito', 'plazo', 'credito', 'caja'))
    return undefined;
  const cotizacion = await leer.cotizacion();
  if (!cotizacion) return undefined;
  const { compra, venta, ufv } = cotizacion.cotizaciones;
  return {
    title: cotizacion.desactualizado ? 'Dólar y UFV' : 'Dólar y UFV de hoy',
    lines: [
      { label: 'Compramos el dólar a', value: `Bs ${formatNumber(compra)}` },
      { label: 'Lo vendemos a', value: `Bs ${formatNumber(venta)}` },
      ...(ufv > 0 ? [{ label: 'UFV', value: `Bs ${formatNumber(ufv, 5)}` }] : []),
    ],
    note: cotizacion.desactualizado
      ? `Son las del ${formatDate(cotizacion.fecha)}: pregunte las de hoy en una agencia.`
      : `Vigentes desde el ${formatDate(cotizacion.fecha)}.`,
    more: { href: '/institucional/indicadores-financieros#conversor', text: 'Convertir un monto' },
  };
};

/** Returns the response deadline of a complaint. */
const deadline: Answering = async ({ words, leer }) => {
  const asks = hasPrefix(words, 'reclam') && hasPrefix(words, ...DURATION_WORDS);
  const parametros = asks ? await readParametros(leer) : undefined;
  return (
    parametros && {
      title: 'Plazo de respuesta de un reclamo',
      lines: [{ label: 'Desde el día siguiente al de su registro', value: businessDays(parametros.reclamoPlazo) }],
      note: 'Si hace falta más tiempo, se le comunica el motivo y la nueva fecha.',
      more: { href: '/contactanos/seguimiento', text: 'Vea la fecha del suyo' },
    }
  );
};

const DURATION_WORDS = ['tarda', 'demora', 'plazo', 'respond', 'respuesta', 'dias', 'tiempo'];

/** Returns the phone line that blocks a lost card. */
const lostCard: Answering = async ({ words, leer }) => {
  if (!(hasPrefix(words, 'bloqueo') && hasPrefix(words, 'tarjeta'))) return undefined;
  const { bloqueoTarjetas, telefonoGratuito, horarioTelefono } = leer.entidad();
  const line =
    bloqueoTarjetas ?? (telefonoGratuito && { telefono: telefonoGratuito, horario: horarioTelefono ?? undefined });
  if (!line) return undefined;
  return {
    title: 'Bloquee su tarjeta ahora',
    lines: [{ label: 'Llame a', value: line.telefono }],
    ...(line.horario && { note: `Atiende ${line.horario}.` }),
    call: { phone: line.telefono, text: 'Llamar' },
    more: { href: '/productos/tarjeta-debito', text: 'Qué hacer después' },
  };
};

/** Kinds of answer by urgency. A lost card comes before prices, even where staff wrote no situation for it. */
const kinds: readonly Answering[] = [
  situation,
  lostCard,
  access,
  officeHolders,
  deadline,
  dollar,
  solvency,
  fees,
  branches,
  contact,
];

/** Returns the first answer that the site has to a question; null if it has none. */
export async function findAnswer(leer: Leer, words: readonly string[], signal: AbortSignal): Promise<Answer | null> {
  const today = todayInLaPaz();
  for (const kind of kinds) {
    const answer = await kind({ words, leer, today, signal });
    if (answer) return answer;
  }
  return null;
}
