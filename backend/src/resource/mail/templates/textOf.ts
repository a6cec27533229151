import type { Sender } from '../sender.js';
import type { Block } from './block.js';

/** The blocks as plain text. */
export const textOf = (blocks: readonly Block[], foot: readonly string[], { entidad, origin }: Sender): string =>
  [entidad.nombre, ...blocks.map((block) => blockOf(block, origin)), ['-- ', ...foot].join('\n')].join('\n\n');

function blockOf(block: Block, origin: string): string {
  if ('parrafo' in block) return block.parrafo;
  if ('datos' in block) return block.datos.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('cita' in block) return block.cita.replace(/^/gm, '  ');
  return `${block.enlace}: ${origin}${block.ruta}`;
}
