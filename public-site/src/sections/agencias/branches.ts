import { attentionDays } from '@coop/domain/sections/agencias/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { type Answering, hasPrefix, shareAbout } from '../../reading/answer';
import { withoutAccents } from '../../wording/withoutAccents';
import { stateToday } from './stateToday';

const MAX_BRANCHES = 3;
/** Words that ask how to reach a place, which needs no «agencia» beside its name. */
const REACH = ['telefono', 'llamar', 'direccion', 'horario', 'abren', 'atienden', 'cierran', 'donde'];
/** Words that ask for one in no place. */
const NEARBY = ['cerca', 'abierto', 'atencion', 'sucursal'];
const HALF = 0.5;
/** Words common to many branch names, which do not identify one. */
const COMMON = new Set([
  'agencia',
  'agencias',
  'oficina',
  'oficinas',
  'punto',
  'externo',
  'cajero',
  'centro',
  'calle',
  'hora',
]);

/** Returns the branches of the place or the day in the question, or else the first ones. */
export const branches: Answering = async ({ words, terms, leer, signal }) => {
  const isNamed = hasPrefix(words, 'agencia');
  if (!isNamed && !hasPrefix(words, ...REACH)) return undefined;
  const rows = await leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }, signal);
  const distinctive = words.filter((word) => word.length > 3 && !COMMON.has(word) && !hasPrefix([word], ...REACH));
  const dia = dayIn(words);
  const scored = rows
    .filter(
      (agencia) => !dia || (stateToday(agencia) !== 'cerrada' && agencia.horarios.some(({ dias }) => dias === dia)),
    )
    .map((agencia) => {
      const place = withoutAccents(
        [
          agencia.nombre,
          agencia.municipio,
          // «Plata» may be money.
          isNamed ? agencia.direccion : '',
          departamentos[agencia.departamento],
        ].join(' '),
      ).split(/[^a-z0-9ñ]+/);
      return { agencia, has: distinctive.filter((word) => place.includes(word)).length };
    })
    .sort((one, other) => other.has - one.has);
  const best = scored[0]?.has ?? 0;
  const chosen = scored.filter(({ has }) => has === best).map(({ agencia }) => agencia);
  const more = { href: '/contactanos/agencias', text: 'Todas las agencias, con mapa y horarios' };
  const [first] = chosen;
  if (dia && !first)
    return {
      title: `Ninguna agencia atiende el ${attentionDays[dia].toLowerCase()}`,
      lines: [],
      note: 'Los cajeros automáticos de 24 horas están en la lista de agencias.',
      more,
    };
  // Most of the question is about branches, where it names no place: «abren cuentas en dólares» is not.
  if (!first || (best === 0 && !(isNamed && (dia || shareAbout(terms, ...REACH, ...COMMON, ...NEARBY) > HALF))))
    return undefined;
  return {
    title: dia ? `Atienden el ${attentionDays[dia].toLowerCase()}` : best > 0 ? 'Agencias que coinciden' : 'Agencias',
    lines: [],
    agencias: chosen.slice(0, MAX_BRANCHES),
    ...(dia && { dia }),
    ...(chosen.length === 1 && stateToday(first) === 'cerrada' && first.motivoCierre && { note: first.motivoCierre }),
    more,
  };
};

const dayIn = (words: readonly string[]) =>
  hasPrefix(words, 'sabado') ? 'sab' : hasPrefix(words, 'domingo') ? 'dom' : undefined;
