import { type Paleta, paletaDe } from '@coop/domain/paleta';
import type { Sender } from '../sender.js';
import type { Block } from './composeMail.js';

/** Colours legible on white and on black, because mail clients recolour pages for dark mode. */
const styleOf = ({ principal, principalClaro, acento, bordeCampo }: Paleta) => `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; font: 16px/1.6 Figtree, Arial, sans-serif; }
main, header, footer { max-width: 560px; margin: 0 auto; }
header img { display: block; width: auto; max-width: 220px; height: 48px; }
header { padding-bottom: 12px; border-bottom: 3px solid ${principal}; font-size: 18px; font-weight: bold; }
dl { margin: 16px 0; padding: 12px 16px; border: 1px solid ${bordeCampo}; border-radius: 10px; }
dt { font-size: 14px; opacity: .8; }
dd { margin: 0 0 8px; font-weight: bold; }
blockquote { margin: 16px 0; padding: 4px 16px; border-left: 3px solid ${acento}; }
a { color: ${principal}; }
footer { margin-top: 24px; padding-top: 12px; border-top: 1px solid ${bordeCampo}; font-size: 13px; opacity: .8; }
@media (prefers-color-scheme: dark) { a { color: ${principalClaro}; } }
`;

/** Renders the blocks as HTML. Texts are escaped only here. */
export const htmlOf = (asunto: string, blocks: readonly Block[], foot: readonly string[], sender: Sender): string =>
  [
    '<!doctype html>',
    '<html lang="es-BO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(asunto)}</title><style>${styleOf(paletaDe(sender.entidad.colores))}</style></head><body>`,
    `<header>${nameOf(sender)}</header>`,
    `<main>${blocks.map((block) => blockOf(block, sender.origin)).join('\n')}</main>`,
    `<footer>${foot.map((line) => escaped(line)).join('<br>\n')}</footer>`,
    '</body></html>',
  ].join('\n');

function nameOf({ entidad: { nombre, logos }, origin }: Sender): string {
  const { claro } = logos;
  return claro ? `<img src="${escaped(origin + claro.url)}" alt="${escaped(nombre)}" height="48">` : escaped(nombre);
}

function blockOf(block: Block, origin: string): string {
  if ('parrafo' in block) return `<p>${lines(block.parrafo)}</p>`;
  if ('cita' in block) return `<blockquote>${lines(block.cita)}</blockquote>`;
  if ('enlace' in block) return `<p><a href="${escaped(origin + block.ruta)}">${escaped(block.enlace)}</a></p>`;
  const pairs = block.datos.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${lines(value)}</dd>`);
  return `<dl>${pairs.join('\n')}</dl>`;
}

const lines = (text: string) => escaped(text).replace(/\n/g, '<br>\n');

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] as string);
