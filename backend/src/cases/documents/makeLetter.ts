import { setImmediate } from 'node:timers/promises';
import { formatDate, todayInLaPaz } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { EntidadInForce } from '../../platform/entidad.js';
import { Log } from '../../platform/logging/log.js';
import { FilesService } from '../../resource/files/files.service.js';
import type { Block, Figures, Pairs, Signature } from './layoutBlocks.js';
import { makeDocument } from './makeDocument.js';

export type Letter = {
  titulo: string;
  codigo: string;
  /** Date of the letter, `YYYY-MM-DD`; today in La Paz by default. */
  fecha?: string;
  datos: Pairs;
  /** Further parts with their facts and an optional table. */
  partes?: readonly LetterPart[];
  parrafos: readonly string[];
  /** Full URL of the case's tracking page, also shown as a QR code. */
  seguimiento?: string;
  firmas?: readonly Signature[];
};

type LetterPart = { titulo: string; datos: Pairs; tabla?: Figures };

const FOLLOW =
  'Siga su caso con este código o en esta dirección, que lo abre sin más datos. Es solo suya; no la comparta:';

// Layout blocks the event loop: one at a time, and pending requests run in between.
const turns = pLimit(1);

/** Renders the letter as an A4 PDF on the entity's letterhead; letters are rendered one at a time. `logo`: PNG. */
export function makeLetter(
  { titulo, codigo, fecha = todayInLaPaz(), datos, partes = [], parrafos, seguimiento, firmas = [] }: Letter,
  entidad: Entidad,
  logo?: Buffer,
): Promise<Buffer> {
  const paper = {
    title: `${titulo} ${codigo}`,
    issuer: entidad,
    logo,
    beside: [
      ...(logo ? [entidad.nombre] : []),
      entidad.direccion,
      [entidad.telefonoGratuito, entidad.correo].filter(Boolean).join(' · '),
    ],
    foot: [entidad.supervision, entidad.demostracion && 'Documento de demostración, sin valor legal.']
      .filter(Boolean)
      .join(' '),
  };
  return turns(async () => {
    await setImmediate();
    return makeDocument(paper, [
      { type: 'place', text: `${entidad.ciudad}, ${formatDate(fecha)}` },
      { type: 'title', text: titulo },
      { type: 'subtitle', text: codigo },
      ...(seguimiento ? [{ type: 'code' as const, address: seguimiento, text: FOLLOW }] : []),
      { type: 'facts', pairs: datos },
      ...partes.flatMap(({ titulo, datos, tabla }): Block[] => [
        { type: 'heading', text: titulo },
        { type: 'facts', pairs: datos },
        ...(tabla ? [{ type: 'table' as const, figures: tabla }] : []),
      ]),
      ...parrafos.map((text) => ({ type: 'paragraph' as const, text })),
      { type: 'signatures', signatures: firmas },
    ]);
  });
}

/** Pixels; twice its printed size. */
const LOGO_HEIGHT = 160;

@Injectable()
export class Stationery {
  private readonly log = new Log(Stationery.name);
  private readonly logos = new WeakMap<Entidad, Buffer>();

  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  async make(write: (entidad: Entidad) => Letter): Promise<Buffer> {
    const entidad = this.entidad.forPeople();
    return makeLetter(write(entidad), entidad, await this.findLogo(entidad));
  }

  /** Returns the logo; undefined if it can't be read, and then the letterhead shows the name. */
  private async findLogo(entidad: Entidad): Promise<Buffer | undefined> {
    const { claro } = entidad.logos;
    if (!claro?.id) return undefined;
    const known = this.logos.get(entidad);
    if (known) return known;
    try {
      const logo = await this.readLogo(claro.id);
      this.logos.set(entidad, logo);
      return logo;
    } catch (err) {
      this.log.error('A letter was made without the logo', { err });
      return undefined;
    }
  }

  /** Converts the logo to PNG, because PDF doesn't support WebP. */
  private async readLogo(id: string): Promise<Buffer> {
    const [file] = await this.files.readMany([id]);
    const { default: sharp } = await import('sharp');
    return sharp(file?.bytes).resize({ height: LOGO_HEIGHT, withoutEnlargement: true }).png().toBuffer();
  }
}
