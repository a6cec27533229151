import { formatLongDate } from '@coop/domain/format';
import { shiftsOn } from '@coop/domain/sections/agencias/shiftsOn';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { type Answering, hasPrefix } from '../../reading/answer';
import { keysOf, similarity } from '../../wording/similarity';
import { stateToday } from './stateToday';

const MAX_HOLIDAYS = 4;
const MAX_BRANCHES = 3;
/** Words that many holidays share. */
const COMMON = keysOf('día aniversario lunes martes miércoles jueves viernes sábado domingo');

/** Returns the holidays in the question, or the next ones, and the branches that open on them. */
export const holidays: Answering = async ({ words, terms, leer, signal }) => {
  if (!hasPrefix(words, 'feriado')) return undefined;
  const [calendar, agencias] = await Promise.all([
    leer.feriados(),
    leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }, signal),
  ]);
  const asked = terms.map(([word = '']) => word);
  const days = calendar
    .filter(({ laborable }) => !laborable)
    .map((holiday) => ({
      ...holiday,
      has: [...keysOf(`${holiday.nombre} ${formatLongDate(holiday.fecha)}`)].filter(
        (key) => !COMMON.has(key) && asked.some((word) => similarity([word], new Set([key])) > 0),
      ).length,
    }));
  const best = Math.max(0, ...days.map(({ has }) => has));
  const shown = days.filter(({ has }) => has === best).slice(0, MAX_HOLIDAYS);
  if (shown.length === 0) return undefined;
  const open = agencias.filter(
    (agencia) =>
      stateToday(agencia) === 'por_horario' &&
      shown.some((holiday) => isFor(holiday, agencia) && shiftsOn(holiday.fecha, agencia, calendar).length > 0),
  );
  const names = open.slice(0, MAX_BRANCHES).map(({ nombre }) => nombre);
  return {
    title: open.length > 0 ? 'Atención en feriados' : 'Los feriados no atiende ninguna agencia',
    lines: shown.map(({ fecha, nombre, departamento }) => ({
      label: isDepartamento(departamento) ? `${nombre}, solo en ${departamentos[departamento]}` : nombre,
      value: formatLongDate(fecha),
    })),
    note: [
      names.length > 0 && `Atiende${names.length > 1 ? 'n' : ''} ${new Intl.ListFormat('es').format(names)}.`,
      'Los cajeros automáticos de 24 horas funcionan siempre.',
    ]
      .filter(Boolean)
      .join(' '),
    more: { href: '/contactanos/agencias', text: 'Horarios de cada agencia' },
  };
};

type Place = { departamento: string | null };

const isFor = (holiday: Place, agencia: Place) =>
  holiday.departamento === null || holiday.departamento === agencia.departamento;

const isDepartamento = (code: string | null): code is keyof typeof departamentos =>
  code !== null && code in departamentos;
