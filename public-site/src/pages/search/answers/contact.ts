import { formatDate, formatPercent } from '@coop/domain/format';
import { attentionDays } from '@coop/domain/sections/agencias/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { stateToday } from '../../../sections/agencias/stateToday';
import { withoutAccents } from '../../../wording/withoutAccents';
import { type Answering, hasPrefix } from './answer';

const MAX_BRANCHES = 3;
/** Words that ask how to reach a place, which needs no «agencia» beside its name. */
const REACH = ['telefono', 'llamar', 'direccion', 'horario', 'abren', 'atienden', 'cierran', 'donde'];
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
export const branches: Answering = async ({ words, leer, signal }) => {
  const isNamed = hasPrefix(words, 'agencia');
  if (!isNamed && !hasPrefix(words, ...REACH)) return undefined;
  const rows = await leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }, signal);
  const telling = words.filter((word) => word.length > 3 && !COMMON.has(word) && !hasPrefix([word], ...REACH));
  const dia = dayIn(words);
  const scored = rows
    .filter(
      (agencia) => !dia || (stateToday(agencia) !== 'cerrada' && agencia.horarios.some(({ dias }) => dias === dia)),
    )
    .map((agencia) => {
      const place = withoutAccents(
        [agencia.nombre, agencia.municipio, agencia.direccion, departamentos[agencia.departamento]].join(' '),
      ).split(/[^a-z0-9ñ]+/);
      return { agencia, has: telling.filter((word) => place.includes(word)).length };
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
  if (!first || (!isNamed && best === 0)) return undefined;
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

const CHAT = ['whatsapp', 'watsap', 'wasap', 'guasap', 'wsp'];

/** Returns the telephone lines and WhatsApp. */
export const contact: Answering = async ({ words, leer }) => {
  const asksChat = hasPrefix(words, ...CHAT);
  if (!asksChat && !(hasPrefix(words, 'telefono', 'llamar', 'contacto') && !hasPrefix(words, 'pagar', 'factura')))
    return undefined;
  const { telefonoGratuito, horarioTelefono, whatsapp } = leer.entidad();
  const chat = whatsapp && {
    phone: whatsapp.replace(/^591/, ''),
    href: `https://wa.me/${whatsapp}`,
    text: 'Escribir al',
  };
  const line = telefonoGratuito && { phone: telefonoGratuito, text: 'Llamar al' };
  const call = (asksChat && chat) || line || chat;
  if (!call) return undefined;
  return {
    title: 'Hable con nosotros',
    lines: [
      ...(line ? [{ label: 'Línea gratuita', value: line.phone }] : []),
      ...(chat ? [{ label: 'WhatsApp', value: chat.phone }] : []),
    ],
    ...(line && horarioTelefono && { note: `La línea gratuita atiende ${horarioTelefono}.` }),
    call,
    more: { href: '/contactanos', text: 'Otras formas de contacto' },
  };
};

/** Returns where a lost user or password of online banking is asked for. */
export const access: Answering = async ({ words, leer }) => {
  if (!hasPrefix(words, 'contrasena', 'clave', 'usuario', 'password')) return undefined;
  if (hasPrefix(words, 'tarjeta', 'cajero', 'pidieron', 'sospechos', 'falso')) return undefined;
  const { telefonoGratuito, horarioTelefono, bancaEnLinea } = leer.entidad();
  if (!telefonoGratuito && !bancaEnLinea) return undefined;
  return {
    title: '¿Olvidó su usuario o su contraseña?',
    lines: telefonoGratuito ? [{ label: 'Pregunte en la línea gratuita', value: telefonoGratuito }] : [],
    note: [
      telefonoGratuito && horarioTelefono && `Atiende ${horarioTelefono}.`,
      'Nadie de la cooperativa le pedirá su contraseña, su PIN ni un código.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(telefonoGratuito && { call: { phone: telefonoGratuito, text: 'Llamar al' } }),
    more: bancaEnLinea
      ? { href: bancaEnLinea, text: 'Ir a la banca en línea' }
      : { href: '/contactanos/agencias', text: 'Ir a una agencia' },
  };
};

const SOLVENCY = '/institucional/coeficiente-adecuacion-patrimonial';

/** Returns the capital that backs the savings, beside the legal minimum. */
export const solvency: Answering = async ({ words, leer, signal }) => {
  if (!hasPrefix(words, 'quebra', 'quiebra', 'solven', 'confiable', 'adecuacion')) return undefined;
  const [last] = await leer.filas(
    'institucional/coeficiente-adecuacion-patrimonial',
    { range: [0, 0], sort: ['fechaCorte', 'DESC'] },
    signal,
  );
  if (!last?.cap) return undefined;
  return {
    title: 'Cuánto patrimonio respalda su ahorro',
    lines: [
      { label: `Coeficiente al ${formatDate(last.fechaCorte)}`, value: formatPercent(last.cap) },
      ...(last.minimoLegal ? [{ label: 'Mínimo que pide la ley', value: formatPercent(last.minimoLegal) }] : []),
    ],
    note: leer.entidad().supervision,
    more: { href: SOLVENCY, text: 'Mes a mes, con sus documentos' },
  };
};
