import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { stateToday } from '../../../sections/agencias/stateToday';
import { withoutAccents } from '../../../wording/withoutAccents';
import { type Answering, says } from './answer';

const MOST = 3;
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

/** Returns the branches of the place in the question, or else the first ones, each with its open status. */
export const branches: Answering = async ({ words, leer, signal }) => {
  if (!says(words, 'agencia')) return undefined;
  const rows = await leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }, signal);
  const telling = words.filter((word) => word.length > 3 && !COMMON.has(word));
  const scored = rows
    .map((agencia) => {
      const place = withoutAccents(
        [agencia.nombre, agencia.municipio, agencia.direccion, departamentos[agencia.departamento]].join(' '),
      ).split(/[^a-z0-9ñ]+/);
      return { agencia, has: telling.filter((word) => place.includes(word)).length };
    })
    .sort((one, other) => other.has - one.has);
  const best = scored[0]?.has ?? 0;
  const chosen = scored.filter(({ has }) => has === best).map(({ agencia }) => agencia);
  const [first] = chosen;
  if (!first) return undefined;
  return {
    title: best > 0 ? 'Agencias que coinciden' : 'Agencias',
    lines: [],
    agencias: chosen.slice(0, MOST),
    ...(chosen.length === 1 && stateToday(first) === 'cerrada' && first.motivoCierre && { note: first.motivoCierre }),
    more: { href: '/contactanos/agencias', text: 'Todas las agencias, con mapa y horarios' },
  };
};
