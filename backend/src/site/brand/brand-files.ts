import { createHash } from 'node:crypto';
import type { Entidad, Imagen } from '@coop/domain/entidad';
import { type Paleta, paletaDe } from '@coop/domain/paleta';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad.js';
import { type PreparedResponse, prepareResponse } from '../../platform/http/responses/prepareResponse.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { FilesService } from '../../resource/files/files.service.js';
import { drawIcon } from './drawIcon.js';

/** Returns the aguayo band as an SVG tile of 48 × 20 px: woven, stepped rhombi. */
export const aguayo = ({ principal, principalOscuro, acento, fondo, fondoOscuro, papel }: Paleta): string =>
  [
    `<svg xmlns='http://www.w3.org/2000/svg' width='48' height='20' shape-rendering='crispEdges'>`,
    `<path fill='${principal}' d='M0 0h48v20H0z'/>`,
    `<path fill='${principalOscuro}' d='M0 0h48v1H0zM0 19h48v1H0z'/>`,
    `<path fill='${acento}' d='M11 2h2v2h2v2h2v2h2v4h-2v2h-2v2h-2v2h-2v-2H9v-2H7v-2H5V8h2V6h2V4h2z'/>`,
    `<path fill='${fondoOscuro}' d='M11 6h2v2h2v4h-2v2h-2v-2H9V8h2z'/>`,
    `<path fill='${papel}' d='M11 9h2v2h-2zM30 4h3v2h2v2h2V6h2V4h3v2h-2v2h-2v2h-1v0h1v2h2v2h2v2h-3v-2h-2v-2h-2v2h-2v2h-3v-2h2v-2h2v-2h1v0h-1V8h-2V6h-2z'/>`,
    `<path fill='${acento}' d='M27 9h2v2h-2zM43 9h2v2h-2z'/>`,
    `<path fill='${fondo}' d='M35 2h2v2h-2zM35 16h2v2h-2z'/>`,
    '</svg>',
  ].join('');

const MANIFEST = '/manifest.webmanifest';
/** The content changes at the same address when the entity does, so browsers revalidate. */
const FRESH = { 'Cache-Control': 'public, no-cache' };

type BrandMarkup = { head: string; theme: string };

@Injectable()
export class BrandFiles {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  has = (address: string): boolean => address === MANIFEST || Object.hasOwn(icons, address);

  async get(address: string, headers: Record<string, string>): Promise<PreparedResponse> {
    const entidad = await this.entidad.latest();
    const made = this.madeOf(entidad);
    const known = made.get(address) ?? this.make(address, entidad, headers);
    made.set(address, known);
    // A failed generation isn't cached: the next request retries.
    known.catch(() => made.delete(address));
    return known;
  }

  async bytesOf(imagen: Imagen | null): Promise<Buffer | undefined> {
    if (!imagen) return undefined;
    if (!imagen.id) return Buffer.from(imagen.url.slice(imagen.url.indexOf(',') + 1), 'base64');
    const [file] = await this.files.readMany([imagen.id]);
    return file?.bytes;
  }

  looksOf: (entidad: Entidad) => BrandMarkup = memoizeByKey((entidad: Entidad) => ({
    head: headOf(entidad),
    theme: themeOf(entidad),
  }));

  private madeOf = memoizeByKey((_: Entidad) => new Map<string, Promise<PreparedResponse>>());

  private async make(address: string, entidad: Entidad, headers: Record<string, string>): Promise<PreparedResponse> {
    if (address === MANIFEST)
      return prepareResponse(Buffer.from(JSON.stringify(manifestOf(entidad, stampOf(entidad)))), {
        type: 'application/manifest+json',
        headers: { ...headers, ...FRESH },
      });
    const icon = icons[address] as (typeof icons)[string];
    return prepareResponse(await drawIcon(entidad, await this.bytesOf(entidad.logos.cuadrado), icon), {
      type: 'image/png',
      compress: false,
      headers: { ...headers, ...FRESH },
    });
  }
}

/** Returns a cache-busting stamp: browsers cache icons for long. */
const stampOf = ({ nombreCorto, colores, logos }: Entidad): string =>
  createHash('sha256')
    .update(JSON.stringify([nombreCorto, colores, logos.cuadrado?.url]))
    .digest('base64url')
    .slice(0, 8);

function headOf(entidad: Entidad): string {
  const stamp = stampOf(entidad);
  return [
    `<meta name="theme-color" content="${paletaDe(entidad.colores).fondoOscuro}">`,
    `<link rel="icon" href="/icono-32.png?v=${stamp}" type="image/png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/icono-180.png?v=${stamp}">`,
    `<link rel="manifest" href="${MANIFEST}">`,
  ].join('');
}

function manifestOf({ nombre, nombreCorto, lema, colores }: Entidad, stamp: string): object {
  const { fondoOscuro, papel } = paletaDe(colores);
  return {
    name: nombre,
    short_name: nombreCorto,
    description: lema,
    lang: 'es-BO',
    start_url: '/',
    display: 'browser',
    theme_color: fondoOscuro,
    background_color: papel,
    icons: Object.entries(icons)
      .filter(([, { side }]) => side >= 192)
      .map(([address, { side, masked }]) => ({
        src: `${address}?v=${stamp}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: masked ? 'maskable' : 'any',
      })),
  };
}

const tokens: Readonly<Record<string, keyof Paleta>> = {
  carmesi: 'principal',
  'carmesi-oscuro': 'principalOscuro',
  'carmesi-suave': 'principalSuave',
  oro: 'acento',
  'oro-suave': 'acentoSuave',
  verde: 'fondo',
  'verde-oscuro': 'fondoOscuro',
  'verde-suave': 'fondoSuave',
  papel: 'papel',
  'papel-hondo': 'papelHondo',
  tinta: 'tinta',
  'tinta-suave': 'tintaSuave',
  linea: 'linea',
  'borde-campo': 'bordeCampo',
};

/** Alpha of 92 %, in the two hex digits after a colour. */
const TRANSLUCENT = 'eb';

function themeOf({ colores, motivo }: Pick<Entidad, 'colores' | 'motivo'>): string {
  const paleta = paletaDe(colores);
  const colours = Object.entries(tokens).map(([token, name]) => `--${token}:${paleta[name]}`);
  const band =
    motivo === 'aguayo' ? `url("data:image/svg+xml,${encoded(aguayo(paleta))}") repeat-x center/48px 20px` : 'none';
  return `:root{${[...colours, `--papel-translucido:${paleta.papel}${TRANSLUCENT}`, `--franja:${band}`].join(';')}}`;
}

const encoded = (svg: string) => svg.replace(/[<>#]/g, encodeURIComponent);

/** Icons by address; sides in pixels. A masked icon keeps the safe zone that phones don't crop. */
const icons: Readonly<Record<string, { side: number; masked?: true }>> = {
  '/favicon.ico': { side: 32 },
  '/icono-32.png': { side: 32 },
  '/icono-180.png': { side: 180, masked: true },
  '/icono-192.png': { side: 192 },
  '/icono-512.png': { side: 512 },
  '/icono-enmascarable-512.png': { side: 512, masked: true },
};
