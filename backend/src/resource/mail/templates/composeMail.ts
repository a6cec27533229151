import type { Sender } from '../sender.js';
import type { CustomText } from './customText.js';
import { htmlOf } from './htmlOf.js';

/** A block of a mail. Texts are plain, escaped on output, and may contain line breaks. */
export type Block =
  | { readonly parrafo: string }
  | { readonly datos: readonly (readonly [etiqueta: string, valor: string])[] }
  | { readonly cita: string }
  /** `ruta` is a path of the site. */
  | { readonly enlace: string; readonly ruta: string };

type Mail = {
  asunto: string;
  hilo: string | null;
  texto: string;
  html: string;
  calendario: string | null;
};

/** A mail template; `own` is the entity's custom text, for mails to visitors. */
export type Template<D> = (datos: D, sender: Sender, own?: CustomText) => Mail;

/** Renders text and HTML with the letterhead. `hilo`: the thread's subject, used instead. */
export function composeMail(
  asunto: string,
  blocks: readonly Block[],
  sender: Sender,
  hilo: string | null = null,
): Mail {
  const foot = footOf(sender);
  return {
    asunto: subjectOf(asunto),
    hilo: hilo && subjectOf(hilo),
    texto: textOf(blocks, foot, sender),
    html: htmlOf(asunto, blocks, foot, sender),
    calendario: null,
  };
}

/** Returns a one-line subject that can't be parsed as an encoded word. */
const subjectOf = (text: string) => text.replace(/[\p{C}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?');

export const footOf = ({ entidad }: Sender): string[] => [
  [entidad.nombre, entidad.direccion, entidad.telefonoGratuito].filter(Boolean).join(' · '),
  entidad.supervision,
  'Este mensaje se envió automáticamente. Nunca le pediremos por correo su clave ni el número de su tarjeta.',
  ...(entidad.demostracion ? ['Correo de demostración, sin valor legal.'] : []),
];

const textOf = (blocks: readonly Block[], foot: readonly string[], { entidad, origin }: Sender): string =>
  [entidad.nombre, ...blocks.map((block) => blockOf(block, origin)), ['-- ', ...foot].join('\n')].join('\n\n');

function blockOf(block: Block, origin: string): string {
  if ('parrafo' in block) return block.parrafo;
  if ('datos' in block) return block.datos.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('cita' in block) return block.cita.replace(/^/gm, '  ');
  return `${block.enlace}: ${origin}${block.ruta}`;
}
