import type { Holiday } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import type { TelefonoDeAyuda } from '@coop/domain/sections/necesito/telefonosDeAyuda';
import type { Leer, Publicado } from '../../../reading/leer';
import { attentionAt } from '../../agencias/attentionAt';
import { formatHours } from '../../agencias/formatHours';
import { stateToday } from '../../agencias/stateToday';
import type { Call } from './call';
import { parseHours } from './parseHours';

type CallsQuery = { of: readonly TelefonoDeAyuda[]; feriados: readonly Holiday[]; now: Date };

/** Returns the phone lines of a situation without duplicate numbers; those that answer now come first. */
export async function readCalls(leer: Leer, { of, feriados, now }: CallsQuery): Promise<Call[]> {
  const entidad = leer.entidad();
  const agencia = of.includes('agencia') ? await readAgencia(leer, feriados, now) : undefined;
  const calls = of.flatMap((one) => (one === 'agencia' ? agencia : lineOf(one, entidad)) ?? []);
  const inOrder = calls
    .map((call, at) => ({ call, at, answers: answers(call, feriados, now) }))
    .sort((one, other) => Number(other.answers) - Number(one.answers) || one.at - other.at)
    .map(({ call }) => call);
  const numbers = inOrder.map(({ href }) => href);
  return inOrder.filter(({ href }, at) => numbers.indexOf(href) === at);
}

function answers({ timetable }: Call, feriados: readonly Holiday[], now: Date): boolean {
  return timetable === 'always' || (timetable ? attentionAt(timetable, feriados, now).abierta : false);
}

function lineOf(which: Exclude<TelefonoDeAyuda, 'agencia'>, entidad: Entidad): Call | undefined {
  const { bloqueoTarjetas, telefonoGratuito, horarioTelefono, defensoria } = entidad;
  if (which === 'defensoria') return callOf(defensoria.nombre, defensoria.telefono, null);
  if (which === 'bloqueo' && bloqueoTarjetas)
    return callOf('Bloqueo de tarjetas', bloqueoTarjetas.telefono, bloqueoTarjetas.horario);
  return telefonoGratuito ? callOf('Línea gratuita', telefonoGratuito, horarioTelefono) : undefined;
}

function callOf(name: string, phone: string, hours: string | null): Call {
  const parsed = hours ? parseHours(hours) : undefined;
  return {
    name,
    phone,
    href: `tel:${phone.replace(/[^\d+]/g, '')}`,
    hours: hours ?? undefined,
    timetable: parsed && (parsed.horarios.length === 0 ? 'always' : { ...parsed, ...NOWHERE }),
  };
}

/** A line has no departamento and no special hours. */
const NOWHERE = { departamento: null, horariosEspeciales: [] };

/** Returns a branch to call: the first open one, or else the first of all. */
async function readAgencia(leer: Leer, feriados: readonly Holiday[], now: Date): Promise<Call | undefined> {
  const rows = await leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] });
  const callable = rows.filter(
    (agencia) => agencia.telefonos.length > 0 && agencia.horarios.length > 0 && stateToday(agencia) === 'por_horario',
  );
  const chosen = callable.find((agencia) => attentionAt(agencia, feriados, now).abierta) ?? callable[0];
  return chosen && callOfAgencia(chosen);
}

function callOfAgencia({
  nombre,
  telefonos,
  horarios,
  horariosEspeciales,
  departamento,
}: Publicado<'sitio/agencias'>): Call {
  const [phone = ''] = telefonos;
  return {
    name: nombre,
    phone,
    href: `tel:+591${phone.replace(/\D/g, '')}`,
    hours: formatHours(horarios),
    timetable: { horarios, horariosEspeciales, departamento },
  };
}
