import { createHash } from 'node:crypto';
import type { Entidad, Imagen } from '@coop/domain/entidad';
import { type Paleta, paletaDe } from '@coop/domain/paleta';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { makeReady, type Ready } from '../../platform/http/ready/ready.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { FilesService } from '../../resource/files/files.service.js';
import { aguayo } from './aguayo.js';
import { drawIcon } from './drawIcon.js';

const MANIFEST = '/manifest.webmanifest';
/** The content changes at the same address when the entity does, so browsers revalidate. */
const FRESH = { 'Cache-Control': 'public, no-cache' };

/** The entity's part of a page: tags for its head, and its colours as CSS. */
export type BrandMarkup = { head: string; theme: string };

/** Icons and web manifest generated from the entity, lazily and cached. */
@Injectable()
export class BrandFiles {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  has = (address: string): boolean => address === MANIFEST || Object.hasOwn(icons, address);

  /** Returns the file at an address, with extra response headers. */
  async get(address: string, headers: Record<string, string>): Promise<Ready> {
    const entidad = await this.entidad.latest();
    const made = this.madeOf(entidad);
    const known = made.get(address) ?? this.make(address, entidad, headers);
    made.set(address, known);
    // A failed generation isn't cached: the next request retries.
    known.catch(() => made.delete(address));
    return known;
  }

  /** Returns the bytes of an entity's image. */
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

  private madeOf = memoizeByKey((_: Entidad) => new Map<string, Promise<Ready>>());

  private async make(address: string, entidad: Entidad, headers: Record<string, string>): Promise<Ready> {
    if (address === MANIFEST)
      return makeReady(Buffer.from(JSON.stringify(manifestOf(entidad, stampOf(entidad)))), {
        type: 'application/manifest+json',
        headers: { ...headers, ...FRESH },
      });
    const icon = icons[address] as (typeof icons)[string];
    return makeReady(await drawIcon(entidad, await this.bytesOf(entidad.logos.cuadrado), icon), {
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

/** Returns the web app manifest. */
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

/** Maps the stylesheets' tokens to the palette's colours. */
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

/** Returns the entity's colours and ornament as CSS custom properties. */
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
