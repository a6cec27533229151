import { createHash } from 'node:crypto';
import type { Entidad, Imagen } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { makeReady, type Ready } from '../../platform/http/ready/ready.js';
import { oncePer } from '../../platform/oncePer.js';
import { FilesService } from '../../resource/files/files.service.js';
import { drawIcon } from './drawIcon.js';
import { icons } from './icons.js';
import { manifestOf } from './manifestOf.js';
import { themeOf } from './themeOf.js';

const MANIFEST = '/manifest.webmanifest';
/** They are another at the same address as soon as the entity is: browsers ask each time, and get them when they changed. */
const FRESH = { 'Cache-Control': 'public, no-cache' };

/** What a page takes of the entity's looks: what its head says, and its colours. */
export type Looks = { head: string; theme: string };

/** The files that are made of the entity: its icons, and what phones are told of it. Made when somebody asks, and kept. */
@Injectable()
export class BrandFiles {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  has = (address: string): boolean => address === MANIFEST || Object.hasOwn(icons, address);

  /** The file at such an address, with those headers besides. */
  async get(address: string, headers: Record<string, string>): Promise<Ready> {
    const entidad = await this.entidad.latest();
    const made = this.madeOf(entidad);
    const known = made.get(address) ?? this.make(address, entidad, headers);
    made.set(address, known);
    // One that could not be made is tried again by whoever asks next.
    known.catch(() => made.delete(address));
    return known;
  }

  /** The bytes of a picture of the entity. */
  async bytesOf(imagen: Imagen | null): Promise<Buffer | undefined> {
    if (!imagen) return undefined;
    if (!imagen.id) return Buffer.from(imagen.url.slice(imagen.url.indexOf(',') + 1), 'base64');
    const [file] = await this.files.readMany([imagen.id]);
    return file?.bytes;
  }

  looksOf: (entidad: Entidad) => Looks = oncePer((entidad: Entidad) => ({
    head: headOf(entidad),
    theme: themeOf(entidad),
  }));

  private madeOf = oncePer((_: Entidad) => new Map<string, Promise<Ready>>());

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

/** Tells browsers, which keep icons long, that one is another. */
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
