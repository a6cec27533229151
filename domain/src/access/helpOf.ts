import type { Field } from '../language/field.js';
import { rolLabels } from '../language/roles.js';
import type { AnySection } from '../language/section.js';
import type { SectionName } from '../sections/index.js';
import { copies } from '../values/startingValues.js';
import { rolesThatMay } from './permissions.js';

export type SectionHelp = { about: string; seenBy: readonly string[]; steps: readonly string[] };

export function helpOf(section: AnySection): SectionHelp {
  const roles = rolesThatMay('leer', section).map((rol) => rolLabels[rol]);
  const visitors = section.publication && `Los visitantes${atOf(section)}, solo lo publicado y vigente.`;
  return {
    about: section.about,
    seenBy: [...(visitors ? [visitors] : []), `En el panel: ${roles.join(', ')}.`],
    steps: ownSteps[section.name as SectionName] ?? stepsOf[section.kind](section),
  };
}

const ownSteps: Partial<Record<SectionName, readonly string[]>> = {
  saldos: [
    'Para consultar uno, escriba el documento y por qué lo mira: la consulta queda en la auditoría con su nombre.',
    'Para cargar un lote, elija el archivo y espere la cuenta: los errores se ven línea por línea y nada cambia todavía.',
    'Ponga el lote en vigor cuando esté completo. Si estaba mal, se anula y vuelve a regir el anterior.',
  ],
  'sitio/publicaciones-conjuntas': [
    'Pulse «Crear» y reúna borradores y cambios sin publicar de cualquier sección; o añádalos desde cada uno, en «Más».',
    'Elija el día y la hora, o déjelos vacíos. «Revisar y publicar» muestra lo que cambia en cada uno; si a alguno le falta algo, dice qué, y no sale ninguno.',
    'Si una sección pide segunda persona, alguien que publica en todas la aprueba entera. Si un registro cambia antes de salir, vuelve a borrador.',
  ],
  'sitio/turnos': [
    'Vienen en orden de hora, los de hoy primero: elija su agencia en los filtros.',
    'Cuando la persona llega pulse «Atender»; si no llegó, «Marcar que no vino».',
    '«Cancelar turno» deja la hora libre y avisa a quien dejó su correo. Con «Crear» se anota el de quien llama.',
  ],
  usuarios: [
    'Pulse «Crear»: el correo es con el que ingresará, y el rol dice qué verá.',
    'La persona recibe por correo un enlace para escribir su contraseña; hasta que entra figura como «Invitado». Con «Enlace de contraseña» se le envía otro.',
    'Si deja la entidad, «Suspender» la saca al momento; lo que hizo sigue a su nombre.',
  ],
};

const stepsOf: Record<AnySection['kind'], (section: AnySection) => readonly string[]> = {
  publication: (section) => [beginning(section), checking(section), publishing(section)],
  submission: (section) => [
    `Abra el que vence primero y pulse «${firstOrder(section)}»: los demás ven que lo atiende usted.`,
    section.submission?.term
      ? 'Responda antes de su fecha límite, que se cuenta en días hábiles; lo que no se puede hacer a tiempo se dice a tiempo.'
      : 'Responda con una plantilla o con sus palabras. Lo escrito se conserva aunque cierre la ventana.',
    'Revise a quién y cómo llega la respuesta antes de enviarla; lo que pasó queda en «Lo que pasó».',
  ],
  record: ({ imports }) => [
    imports ? 'Pulse «Crear», o traiga una planilla con «Más › Importar».' : 'Pulse «Crear» y llene los datos.',
    'Al guardar rige desde ese momento: aquí nada se publica.',
    'Si algo salió mal, «Historial» dice quién lo cambió y lo recupera.',
  ],
  log: () => [
    'Busque por fecha, persona o palabra.',
    'Abra una línea para ver todo lo que dice, y lo que estaba en juego.',
    'Lleve lo que filtró con «Más › Exportar»; que lo hizo también queda escrito.',
  ],
};

function beginning(section: AnySection): string {
  const { single, versioned } = section.publication ?? {};
  const importHint = section.imports ? ' Con «Más › Importar» trae los de una planilla.' : '';
  if (single) return 'Hay uno solo: ábralo y cambie lo que haga falta.';
  if (versioned) return `Abra la que rige y pulse «Nueva versión»: trae todo menos las fechas y el PDF.${importHint}`;
  return copies(section)
    ? `Pulse «Crear», o abra uno parecido y pulse «Más › Duplicar». Guarde el borrador: nadie de fuera lo ve.${importHint}`
    : `Pulse «Crear» y guarde el borrador: nadie de fuera lo ve.${importHint}`;
}

function checking(section: AnySection): string {
  const needs = (section.publication?.needs ?? []).map((name) => (section.fields[name] as Field).label);
  const requirements = needs.length > 0 ? `Para publicar hace falta: ${needs.join(', ')}. ` : '';
  return `${requirements}«Página al lado» muestra cómo quedará mientras escribe, también en un celular.`;
}

const publishing = (section: AnySection): string =>
  section.publication?.versioned
    ? 'Al publicarla, la anterior deja de regir sola el día antes.'
    : `Pulse «Publicar»: se lee${atOf(section)} desde su fecha. Lo que cambie después queda en borrador hasta que vuelva a publicar.`;

const atOf = ({ publication }: AnySection): string => (publication?.at ? ` en ${publication.at}` : '');

const firstOrder = ({ flows }: AnySection): string => {
  const { initial, transitions } = flows.estado ?? { initial: '', transitions: {} };
  return Object.values(transitions).find(({ from }) => from.includes(initial))?.label ?? 'Abrir';
};
