import type { Hallazgos } from '@coop/domain/answers';
import { formatDate, formatNumber, todayInLaPaz } from '@coop/domain/format';
import { type Answer, type Answering, hasPrefix } from '../../../reading/answer';
import type { Leer } from '../../../reading/leer';
import { readPagina } from '../../../reading/readPagina';
import { branches } from '../../../sections/agencias/branches';
import { holidays } from '../../../sections/agencias/holidays';
import { solvency } from '../../../sections/coeficienteAdecuacionPatrimonial/solvency';
import { situation } from '../../../sections/necesito/situation';
import { deadline } from '../../../sections/reclamos/deadline';
import { fees, prices } from '../../../sections/tarifario/fees';
import { withoutAccents } from '../../../wording/withoutAccents';
import { access, chat, contact } from './contact';
import { requirements, staffQuestion } from './fromPages';

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
  holidays,
  dollar,
  solvency,
  requirements,
  prices,
  chat,
  staffQuestion,
  fees,
  branches,
  contact,
];

/** Returns the first answer that the site has to a question; null if it has none. */
export async function findAnswer(
  leer: Leer,
  { entendido, terminos, rows }: Hallazgos,
  signal: AbortSignal,
): Promise<Answer | null> {
  const about = { words: entendido, terms: terminos, rows, leer, today: todayInLaPaz(), signal };
  for (const kind of kinds) {
    const answer = await kind(about);
    if (answer) return answer;
  }
  return null;
}
